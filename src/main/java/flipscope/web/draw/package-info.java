/** Values drawn as grids, ribbons and tables, for any page. */
package flipscope.web.draw;
