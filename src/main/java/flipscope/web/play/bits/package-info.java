/** The bits beside a board that plays: the same position, from traces of the core. */
package flipscope.web.play.bits;
