/** Games between the engine and other programs, or between two of its levels, and their outcome. */
package flipscope.match;
