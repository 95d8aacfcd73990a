/**
 * The algorithms that {@code core} offers, read from its packaged sources, and how their inputs
 * bind.
 */
package flipscope.catalogue;
