/**
 * Asks the server for anything, by a seed, and checks every answer: {@code FuzzCommand} as often as
 * one likes, {@code FuzzTest} a little in every build.
 */
package flipscope.fuzz;
