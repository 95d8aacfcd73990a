/**
 * The web server: carries requests to the features of {@code web} over HTTP, by Javalin and Jetty.
 * It guards them, gives each its turn, paints pictures and measures; no page knows of it.
 */
package flipscope.server;
