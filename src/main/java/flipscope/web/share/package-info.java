/** How pages are passed on: their pictures, oEmbed, and the panel that makes embeds. */
package flipscope.web.share;
