/** Sharing a page: preview cards, oEmbed, and the panel that creates embeds. */
package flipscope.web.share;
