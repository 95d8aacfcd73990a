/** The texts of the interface, from its message files. */
package flipscope.text;
