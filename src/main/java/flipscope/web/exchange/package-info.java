/**
 * A request and its answer, whoever carries them: a server, a browser or a test. Nothing in {@code
 * web} knows more of the world than {@link flipscope.web.exchange.Exchange} says.
 */
package flipscope.web.exchange;
