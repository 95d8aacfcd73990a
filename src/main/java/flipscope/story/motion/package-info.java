/**
 * What moves when a step is taken: the operand turns into the result, in the result's place. All
 * lengths are in cells and all times in milliseconds, so that a page, a picture and a text can each
 * show the same motion in their own way.
 */
package flipscope.story.motion;
