/** The jar as it is handed out. */
package flipscope.packaged;
