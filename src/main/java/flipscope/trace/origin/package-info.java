/**
 * What is derived from a trace: {@code BitOrigin} follows a bit back to where it came from, and
 * {@code WhatIfReplay} repeats steps with some of them done differently.
 */
package flipscope.trace.origin;
