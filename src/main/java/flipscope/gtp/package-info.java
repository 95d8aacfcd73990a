/**
 * The Go Text Protocol, version 2, by which programs that play board games talk to each other, in
 * the form that programs for Reversi use: {@link flipscope.gtp.GtpServer} answers as one, {@link
 * flipscope.gtp.GtpProgram} asks one.
 */
package flipscope.gtp;
