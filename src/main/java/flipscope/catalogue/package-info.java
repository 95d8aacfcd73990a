/**
 * The algorithms of {@code core}, read from its packaged sources.
 *
 * <p>{@code Catalogue} lists them. {@code ChosenInputs} is what a reader chose, {@code
 * ArgumentBinder} and {@code SmallBoardBinder} complete it from the example and check it, and
 * {@code Arguments} is the result. {@code Traces} records and caches traces, also of changed code,
 * and {@code Counterexamples} finds inputs on which changed code differs.
 */
package flipscope.catalogue;
