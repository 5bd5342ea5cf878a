"""Writes the reference tables beside this file: python3 make_references.py (needs mpmath; seconds to a minute).

Columns: operation, x, y ("-" for an operation on one number), the value in 30 digits, its nearest double, what the
double lacks, the partial slopes by x and by y ("-" where there is none). "undefined" stands for a value that does not exist.
Everything comes from mpmath's functions at 60 digits and its own arithmetic (a central difference of high order), or from Python's whole numbers
and fractions: nothing from the program under test. The arguments are doubles, taken exactly.
"""
import math
import os
import random

from mpmath import mp, mpf

mp.dps = 60
HERE = os.path.dirname(os.path.abspath(__file__))
ROWS = 200
random_source = random.Random(20240229)


def uniform(low, high):
    return lambda: random_source.uniform(low, high)


def scaled(low, high, sign=True):
    """Numbers whose logarithms are spread evenly."""
    def draw():
        size = math.exp(random_source.uniform(math.log(low), math.log(high)))
        return -size if sign and random_source.random() < 0.5 else size
    return draw


def near(centers, distance=1e-3):
    draw = scaled(1e-15, distance)
    return lambda: random_source.choice(centers) + draw()


def whole(low, high):
    return lambda: float(random_source.randint(low, high))


def halves(low, high):
    return lambda: random_source.randint(2 * low, 2 * high) / 2


def mod(x, y):
    return x - y * mp.floor(x / y)


def degrees(function):
    """A function of an angle in degrees, which is zero where all but the noise of 60 digits cancels."""
    return lambda x: mp.chop(function(x * mp.pi / 180), tol=mpf(10) ** -50)


def tand(x):
    if mod(x, 180) == 90:
        raise ZeroDivisionError
    return degrees(mp.tan)(x)


def power(x, y):
    if x == 0:
        if y < 0:
            raise ZeroDivisionError
        return mpf(1) if y == 0 else mpf(0)
    if x < 0 and y != mp.floor(y):
        raise ValueError
    return mp.power(x, y)


def root(x, n):
    if n == 0:
        raise ZeroDivisionError
    if x < 0 and n == mp.floor(n) and mod(n, 2) == 1:
        return -mp.power(-x, 1 / n)
    if x < 0:
        raise ValueError
    return power(x, 1 / n)


def real(function, domain):
    def checked(x):
        if not domain(x):
            raise ValueError
        return function(x)
    return checked


def no_pole(function):
    return real(function, lambda x: x > 0 or x != mp.floor(x))


def log_gamma(x):
    return mp.loggamma(x) if x > 0 else mp.log(abs(mp.pi / mp.sin(mp.pi * x))) - mp.loggamma(1 - x)


def gamma(x):
    return mp.gamma(x)


def round_away(x):
    return mp.sign(x) * mp.floor(abs(x) + mpf(1) / 2)


def truncate(x):
    return mp.sign(x) * mp.floor(abs(x))


def positive(x):
    return x > 0


def unit(x):
    return abs(x) <= 1


wide = [uniform(-10, 10), scaled(1e-12, 1e12), whole(-9, 9)]
angles = [uniform(-10, 10), scaled(1e-12, 1e9), near([k * math.pi / 2 for k in range(-6, 7)])]
degree_angles = [uniform(-400, 400), scaled(1e-12, 1e9), lambda: 15.0 * random_source.randint(-48, 48)]
steps = [uniform(-10, 10), halves(-8, 8), near(range(-5, 6)), scaled(1e-12, 1e12)]
units = [uniform(-1, 1), scaled(1e-12, 1), lambda: random_source.choice((-1.0, -0.5, 0.0, 0.5, 1.0)),
         lambda: math.copysign(1 - abs(near([0])()), random_source.random() - 0.5), uniform(-1.5, 1.5)]
logs = [uniform(0, 10), scaled(1e-300, 1e300, sign=False), near([1]), lambda: 2.0 ** random_source.randint(-40, 40),
        lambda: 10.0 ** random_source.randint(0, 22), uniform(-1, 0.5)]
poles = [uniform(-6, 6), uniform(0, 60), near(range(-4, 1)), whole(-4, 23), near([1, 2, 1.4616321449683623])]

UNARY = {
    'arithmetic': {
        'negated': (lambda x: -x, wide),
        'reciprocal': (lambda x: 1 / x, wide),
        'squared': (lambda x: x * x, wide),
    },
    'powers': {
        'squareRoot': (real(mp.sqrt, lambda x: x >= 0), [uniform(0, 10), scaled(1e-300, 1e300), whole(0, 99)]),
        'cubeRoot': (lambda x: mp.sign(x) * mp.cbrt(abs(x)), wide),
    },
    'exponentials': {
        'exponential': (mp.exp, [uniform(-5, 5), uniform(-740, 705), scaled(1e-12, 1)]),
        'binaryExponential': (lambda x: mp.power(2, x), [uniform(-5, 5), uniform(-1070, 1020), whole(-60, 60)]),
        'decimalExponential': (lambda x: mp.power(10, x), [uniform(-3, 3), uniform(-320, 305), whole(-5, 22)]),
        'exponentialMinusOne': (mp.expm1, [uniform(-5, 5), uniform(-50, 700), scaled(1e-12, 1)]),
        'naturalLogarithm': (real(mp.log, positive), logs),
        'decimalLogarithm': (real(mp.log10, positive), logs),
        'binaryLogarithm': (real(lambda x: mp.log(x, 2), positive), logs),
        'logarithmOfOnePlus': (real(mp.log1p, lambda x: x > -1),
                               [uniform(-1, 5), scaled(1e-15, 0.5), scaled(1, 1e300, sign=False), uniform(-2, -1)]),
    },
    'trigonometry': {
        'sine': (mp.sin, angles), 'cosine': (mp.cos, angles), 'tangent': (mp.tan, angles),
        'secant': (mp.sec, angles), 'cosecant': (mp.csc, angles), 'cotangent': (mp.cot, angles),
        'arcsine': (real(mp.asin, unit), units), 'arccosine': (real(mp.acos, unit), units),
        'arctangent': (mp.atan, wide),
    },
    'degrees': {
        'sineOfDegrees': (degrees(mp.sin), degree_angles), 'cosineOfDegrees': (degrees(mp.cos), degree_angles),
        'tangentOfDegrees': (tand, degree_angles),
        'arcsineInDegrees': (real(lambda x: mp.degrees(mp.asin(x)), unit), units),
        'arccosineInDegrees': (real(lambda x: mp.degrees(mp.acos(x)), unit), units),
        'arctangentInDegrees': (lambda x: mp.degrees(mp.atan(x)), wide + [lambda: random_source.choice((-1.0, 1.0))]),
        'radians': (mp.radians, wide), 'degrees': (mp.degrees, wide),
    },
    'hyperbolic': {
        'hyperbolicSine': (mp.sinh, [uniform(-5, 5), uniform(-700, 700), scaled(1e-12, 1)]),
        'hyperbolicCosine': (mp.cosh, [uniform(-5, 5), uniform(-700, 700), scaled(1e-12, 1)]),
        'hyperbolicTangent': (mp.tanh, [uniform(-5, 5), uniform(-30, 30), scaled(1e-12, 1)]),
        'inverseHyperbolicSine': (mp.asinh, wide + [scaled(1e100, 1e300)]),
        'inverseHyperbolicCosine': (real(mp.acosh, lambda x: x >= 1),
                                    [uniform(1, 9), scaled(1, 1e300, sign=False), near([1]), uniform(-2, 1)]),
        'inverseHyperbolicTangent': (real(mp.atanh, lambda x: abs(x) < 1), units),
    },
    'steps': {
        'absoluteValue': (abs, wide), 'sign': (mp.sign, steps), 'floor': (mp.floor, steps), 'ceiling': (mp.ceil, steps),
        'rounded': (round_away, steps), 'truncated': (truncate, steps), 'fraction': (lambda x: x - truncate(x), steps),
    },
    'gamma': {
        'gamma': (no_pole(gamma), poles + [uniform(0, 171)]),
        'factorial': (lambda x: no_pole(gamma)(x + 1), poles),
        'logarithmOfGamma': (no_pole(log_gamma), poles + [scaled(1, 1e300, sign=False), uniform(-100, 0)]),
        'errorFunction': (mp.erf, [uniform(-6, 6), scaled(1e-12, 1)]),
        'complementaryErrorFunction': (mp.erfc, [uniform(-6, 26), scaled(1e-12, 1)]),
    },
    'logic': {'not': (lambda x: mpf(x == 0), [uniform(-1, 1), whole(-1, 1)])},
}

few = [whole(-3, 3), uniform(-3, 3)]
counts = [(whole(0, 60), whole(0, 30)), (whole(0, 9), halves(0, 9)), (whole(100, 1200), whole(0, 12))]


def count(function):
    def counted(x, y):
        if x != mp.floor(x) or y != mp.floor(y) or y > x:
            raise ValueError
        return mpf(function(int(x), int(y)))
    return counted


BINARY = {
    'arithmetic': {
        'sum': (lambda x, y: x + y, [(a, b) for a in wide for b in wide]),
        'difference': (lambda x, y: x - y, [(a, b) for a in wide for b in wide]),
        'product': (lambda x, y: x * y, [(a, b) for a in wide for b in wide]),
        'quotient': (lambda x, y: x / y, [(a, b) for a in wide for b in wide]),
    },
    'powers': {
        'power': (power, [(uniform(0, 9), uniform(-9, 9)), (whole(-9, 9), whole(-9, 9)), (uniform(-9, 9), whole(-9, 9)),
                          (scaled(1e-9, 1e9, sign=False), uniform(-20, 20)), (uniform(-3, 3), uniform(-3, 3))]),
        'root': (root, [(uniform(0, 99), uniform(-9, 9)), (uniform(-99, 99), whole(-9, 9)), (whole(-64, 64), whole(1, 5)),
                        (scaled(1e-100, 1e100, sign=False), whole(1, 9))]),
        'hypotenuse': (lambda x, y: mp.sqrt(x * x + y * y), [(a, b) for a in wide for b in wide]),
    },
    'exponentials': {
        'logarithm': (lambda x, y: real(mp.log, positive)(x) / real(mp.log, positive)(y),
                      [(logs[0], logs[0]), (logs[1], logs[0]), (logs[3], logs[3]), (logs[2], logs[4])]),
    },
    'trigonometry': {'angle': (lambda x, y: mp.atan2(x, y), [(a, b) for a in wide[:2] for b in wide[:2]] + [(whole(1, 3), few[0])])},
    'steps': {
        'modulo': (mod, [(uniform(-50, 50), uniform(-9, 9)), (whole(-30, 30), whole(-7, 7)), (halves(-30, 30), halves(-5, 5))]),
        'minimum': (min, [(a, b) for a in few for b in few]), 'maximum': (max, [(a, b) for a in few for b in few]),
    },
    'logic': {
        'isLess': (lambda x, y: mpf(x < y), [(a, b) for a in few for b in few]),
        'isAtMost': (lambda x, y: mpf(x <= y), [(a, b) for a in few for b in few]),
        'isEqual': (lambda x, y: mpf(x == y), [(a, b) for a in few for b in few]),
        'and': (lambda x, y: mpf(x != 0 and y != 0), [(a, b) for a in few for b in few]),
        'or': (lambda x, y: mpf(x != 0 or y != 0), [(a, b) for a in few for b in few]),
    },
    'wholeNumbers': {
        'combinations': (count(math.comb), counts), 'permutations': (count(math.perm), counts),
        'greatestCommonDivisor': (lambda x, y: count(lambda a, b: math.gcd(a, b))(max(x, y), min(x, y)), counts),
        'leastCommonMultiple': (lambda x, y: count(lambda a, b: a * b // math.gcd(a, b))(max(x, y), min(x, y)),
                                [(whole(1, 5000), whole(1, 5000)), (halves(1, 9), whole(1, 9))]),
    },
}

STEPPING = {'sign', 'floor', 'ceiling', 'rounded', 'truncated', 'fraction', 'modulo', 'absoluteValue', 'minimum', 'maximum',
            'isLess', 'isAtMost', 'isEqual', 'and', 'or', 'not'}
COUNTED = set(BINARY['wholeNumbers'])


def difference(function, at, size):
    """The central difference of sixth order."""
    values = [function(at + k * size) for k in (-3, -2, -1, 1, 2, 3)]
    return (45 * (values[3] - values[2]) - 9 * (values[4] - values[1]) + (values[5] - values[0])) / (60 * size)


def slope(function, at):
    """The derivative, or "-" where the function has an edge, a corner or no slope nearby."""
    try:
        with mp.workdps(110):
            size = (abs(at) or 1) * mpf(10) ** -26
            coarse, fine = difference(function, at, size), difference(function, at, size / 2)
            if abs(coarse - fine) > abs(fine) * mpf(10) ** -20 + mpf(10) ** -40:
                return '-'
            return mp.nstr(fine, 17)
    except (ValueError, ZeroDivisionError):
        return '-'


def steps_nearby(function, at):
    size = max(abs(at), mpf(10) ** -12) * mpf(10) ** -9
    return any(abs(function(at + size * k) - function(at)) > abs(size) * 20 for k in (-1, 1))


def row(name, function, arguments):
    exact = [mpf(a) for a in arguments]
    shown = [repr(a) for a in arguments] + ['-'] * (2 - len(arguments))
    try:
        value = mpf(function(*exact))
    except (ValueError, ZeroDivisionError):
        return [name, *shown, 'undefined', '-', '-', '-', '-']
    nearest = float(value)
    if abs(value - nearest) < abs(value) * mpf(10) ** -50:
        value = mpf(nearest)  # what is exact comes out exact
    tail = mp.nstr(value - mpf(nearest), 6) if math.isfinite(nearest) else '0.0'
    slopes = []
    for place in range(2):
        if place >= len(arguments) or name in COUNTED:
            slopes.append('-')
            continue
        part = (lambda t: function(t, exact[1])) if place == 0 and len(exact) == 2 else \
               (lambda t: function(exact[0], t)) if place == 1 else function
        try:
            rough = name in STEPPING and (exact[place] == 0 or steps_nearby(part, exact[place])
                                          or exact[place] in (exact[1 - place],) if len(exact) == 2 else
                                          name in STEPPING and (exact[0] == 0 or steps_nearby(part, exact[0])))
            slopes.append('-' if rough else slope(part, exact[place]))
        except (ValueError, ZeroDivisionError):
            slopes.append('-')
    return [name, *shown, mp.nstr(value, 30), repr(nearest), tail, *slopes]


def write(table, make):
    """Writes enough rows with a value, and at most a tenth as many without."""
    defined = undefined = index = 0
    while defined < ROWS:
        columns = make(index)
        index += 1
        if columns[3] == 'undefined':
            undefined += 1
            if undefined > ROWS // 10:
                continue
        else:
            defined += 1
        table.write('\t'.join(columns) + '\n')


def main():
    for group in sorted(set(UNARY) | set(BINARY)):
        with open(os.path.join(HERE, group + '.tsv'), 'w') as table:
            for name, (function, draws) in UNARY.get(group, {}).items():
                write(table, lambda index: row(
                    name, function, [0.0 if index == 0 else float(draws[index % len(draws)]())]))
            for name, (function, draws) in BINARY.get(group, {}).items():
                write(table, lambda index: row(
                    name, function, [float(draw()) for draw in draws[index % len(draws)]]))


if __name__ == '__main__':
    main()
