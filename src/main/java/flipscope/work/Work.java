package flipscope.work;

/** What a {@link WorkPool} does. */
@FunctionalInterface
public interface Work extends Runnable {
    /** It will never be done: the pool was closed while it waited. */
    default void refuse() {}
}
