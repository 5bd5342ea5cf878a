// jansson, and functions for those of its macros and arrays that Swift cannot see as they are.
#pragma once
#include <jansson.h>

/// The text of an error: jansson keeps it in a C array, which Swift sees as a tuple.
static inline const char *grapher_json_error_text(const json_error_t *error) {
  return error->text;
}
