/**
 * The algorithms of {@code core}, read from its packaged sources.
 *
 * <p>{@code Catalogue} lists them. {@code ChosenInputs} is what a reader chose, {@code
 * ArgumentBinder} completes it from the example and checks it, and {@code Arguments} is the result.
 * {@code Traces} records and caches traces, also of changed code. {@code OwnAlgorithms} adds those
 * of a folder.
 */
package flipscope.catalogue;
