// jansson, and functions for those of its macros that Swift cannot see.
#pragma once
#include <jansson.h>
