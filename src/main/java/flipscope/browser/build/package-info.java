/** What TeaVM loads while it compiles: which classes and calls are replaced by those of ours. */
package flipscope.browser.build;
