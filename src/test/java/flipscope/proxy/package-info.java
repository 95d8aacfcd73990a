/** The site behind a real proxy, as the README sets it up. */
package flipscope.proxy;
