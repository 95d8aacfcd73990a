/** The scratchpad: lines of code, a picture beside each, and one of them as a step. */
package flipscope.web.bits;
