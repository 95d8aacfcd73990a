/** Turns traces into stops and sentences. Independent of the web. */
package flipscope.story;
