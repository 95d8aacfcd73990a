/** The texts of the interface, from its message files, and other packaged texts. */
package flipscope.text;
