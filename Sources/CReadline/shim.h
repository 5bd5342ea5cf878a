// What grapher uses of GNU readline. Swift 6 refuses to touch C globals, so each one that the
// prompt sets or reads has an inline setter or getter here.
#pragma once
#include <stdio.h>
#include <readline/readline.h>
#include <readline/history.h>

// The name that `$if` in an inputrc file compares with.
static inline void readline_set_name_to_grapher(void) { rl_readline_name = "grapher"; }

// Signals and the environment belong to the program, not to readline.
static inline void readline_leave_signals_alone(void) {
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
}

static inline void readline_set_byte_source(rl_getc_func_t *source) { rl_getc_function = source; }

// A word ends at a blank and nowhere else; a completed one gets a blank.
static inline void readline_set_completion(rl_completion_func_t *completion) {
  rl_attempted_completion_function = completion;
  rl_basic_word_break_characters = " \t\n";
  rl_completer_word_break_characters = " \t\n";
  rl_completion_append_character = ' ';
}

// readline resets both before each completion, so they are set from inside the completion.
static inline void readline_never_complete_file_names(void) { rl_attempted_completion_over = 1; }
static inline void readline_append_no_blank(void) { rl_completion_suppress_append = 1; }

static inline const char *readline_line(void) { return rl_line_buffer; }
static inline void readline_move_to_end(void) { rl_point = rl_end; }
