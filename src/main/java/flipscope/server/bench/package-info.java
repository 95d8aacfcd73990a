/** Measures techniques on the machine that serves the pages, while it runs. */
package flipscope.server.bench;
