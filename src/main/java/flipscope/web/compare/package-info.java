/** {@code /compare}: two algorithms of a family side by side. */
package flipscope.web.compare;
