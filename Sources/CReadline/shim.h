// What grapher uses of GNU readline. Swift 6 refuses to touch C globals, so each one that the
// prompt sets or reads has an inline setter or getter here.
#pragma once
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>
