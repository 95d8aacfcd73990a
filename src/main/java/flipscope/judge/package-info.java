/**
 * Tasks to be solved by writing code, and what is said about a solution: correct, or wrong on a
 * position that is made as small as it can be. Code is only ever evaluated step by step, under the
 * limits of {@code trace}; nothing is compiled or loaded.
 */
package flipscope.judge;
