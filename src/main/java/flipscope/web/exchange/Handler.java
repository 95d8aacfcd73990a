package flipscope.web.exchange;

/** Answers a request, now or {@link Later}. What it throws is answered as an error. */
@FunctionalInterface
public interface Handler {
    void handle(Exchange exchange);
}
