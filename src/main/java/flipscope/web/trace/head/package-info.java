/**
 * What stands above a storyboard and above each of its steps: the title, the path of techniques,
 * links on.
 */
package flipscope.web.trace.head;
