/**
 * Changes of a program: {@code EditableTokens} lists the tokens that are worth changing, and {@code
 * Edit} checks one method again with a token replaced.
 */
package flipscope.trace.edit;
