/** The site behind a real proxy, as the help sets it up. */
package flipscope.proxy;
