/** The pages of sheets: their questions, what is handed in, and the marks of a class. */
package flipscope.web.sheet;
