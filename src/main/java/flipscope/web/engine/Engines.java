package flipscope.web.engine;

import flipscope.web.exchange.Exchange;

/**
 * Gives each request its engine: whoever carries the request knows whose it is, the pages do not.
 */
@FunctionalInterface
public interface Engines {
    /** The engine for the game of a request. It is busy when its client has too many searches. */
    EngineClient of(Exchange exchange);
}
