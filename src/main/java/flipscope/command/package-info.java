/** The subcommands of the command line, one class each. */
package flipscope.command;
