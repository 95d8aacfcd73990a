package flipscope.web.exchange;

/** Answers requests. */
@FunctionalInterface
public interface Handler {
    void handle(Exchange exchange);
}
