/** How a page is passed on: its card, oEmbed, and the panel that makes embeds. */
package flipscope.web.share;
