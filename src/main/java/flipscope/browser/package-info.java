/**
 * The same program inside a browser, compiled to one WebAssembly module by TeaVM.
 *
 * <p>{@link flipscope.browser.Main} is what the module offers its host, and {@link
 * flipscope.browser.HostFiles} what it asks of it. What TeaVM's class library lacks is in {@code
 * instead}; {@code build} tells the compiler so. Nothing of this is in the jar.
 */
package flipscope.browser;
