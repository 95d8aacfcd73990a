/** Pictures that stand alone, as SVG, PNG and plain text, and the cards that links show. */
package flipscope.web.figure;
