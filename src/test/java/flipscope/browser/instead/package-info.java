/** What stands instead of the JDK's classes and methods, held against them. */
package flipscope.browser.instead;
