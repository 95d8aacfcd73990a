/**
 * Questions about the next value of a trace, answers to them, and what an answer says of its giver.
 */
package flipscope.predict;
