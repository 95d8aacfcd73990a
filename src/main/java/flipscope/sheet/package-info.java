/**
 * Sheets: what a student answers, as it stands in an address, and how it is marked. The program
 * keeps none of it.
 */
package flipscope.sheet;
