/** {@code /score-four}: four in a row in a cube of four by four by four, played and explained. */
package flipscope.web.scorefour;
