/** The head over a storyboard or step: the title, the path of techniques, links onward. */
package flipscope.web.trace.head;
