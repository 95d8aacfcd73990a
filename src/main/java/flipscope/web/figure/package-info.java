/** Pictures of steps and storyboards that stand alone: as SVG and as plain text. */
package flipscope.web.figure;
