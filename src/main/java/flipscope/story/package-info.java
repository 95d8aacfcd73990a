/** What a trace has to say: where to stop in it and in which words. Knows no page. */
package flipscope.story;
