/** Values drawn as grids, ribbons and tables, whatever page they stand on. */
package flipscope.web.draw;
