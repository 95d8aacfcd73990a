/** Games of score four in addresses. */
package flipscope.web.cube;
