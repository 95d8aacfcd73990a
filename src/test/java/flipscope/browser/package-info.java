/**
 * Flipscope in a real browser. Page objects act and wait for what follows; only tests assert;
 * nothing sleeps. One browser and one server serve every test class of a run.
 */
package flipscope.browser;
