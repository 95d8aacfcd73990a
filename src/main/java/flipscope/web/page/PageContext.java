package flipscope.web.page;

import flipscope.text.Messages;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.EmbedView;
import flipscope.web.address.Link;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What the layout of a page needs.
 *
 * @param words the texts in the page's language
 * @param title the page's title, without the site's name
 * @param files its stylesheets and scripts
 * @param place its public address and metadata
 * @param section the current section of the navigation, if any
 * @param bare whether to leave out the site's header and footer
 * @param refresh where browsers without JavaScript go after one second
 * @param embed the options of an embed, or those of a page of its own
 * @param footer what the owner of the server puts into the footer
 */
public record PageContext(
        Messages words,
        String title,
        PageFiles files,
        PageLocation place,
        Optional<Section> section,
        boolean bare,
        Optional<String> refresh,
        EmbedView embed,
        List<FooterLink> footer) {

    /** A page without files of its own. */
    public static PageContext of(
            Messages words,
            UnaryOperator<String> assets,
            Declared declared,
            List<FooterLink> footer,
            String title) {
        PageFiles none = new PageFiles(assets, declared, List.of());
        return new PageContext(
                words,
                title,
                none,
                PageLocation.nowhere(declared.embeds()),
                Optional.empty(),
                false,
                Optional.empty(),
                EmbedView.NONE,
                footer);
    }

    /** A copy in a section of the navigation. */
    public PageContext in(Section here) {
        return new PageContext(
                words, title, files, place, Optional.of(here), bare, refresh, embed, footer);
    }

    /** A copy with more stylesheets ({@code .css}) and scripts ({@code .js}). */
    public PageContext with(String... names) {
        return new PageContext(
                words, title, files.with(names), place, section, bare, refresh, embed, footer);
    }

    /** A copy with the bundle for boards, storyboards and steps. */
    public PageContext withBoardAndStepper() {
        return with(PageFiles.BOARD_AND_STEPPER + ".css", PageFiles.BOARD_AND_STEPPER + ".js");
    }

    /** A copy without the site's header and footer. */
    public PageContext standingAlone() {
        return within(embed);
    }

    /** A copy for an embed. */
    public PageContext within(EmbedView chosen) {
        return new PageContext(words, title, files, place, section, true, refresh, chosen, footer);
    }

    /**
     * A copy with the canonical address of this page or embed, which an embed's link to the full
     * page also uses.
     */
    public PageContext opening(Link here) {
        Link page = pageOf(here);
        PageContext frame = standingAt(page);
        return isEmbedded() ? frame.within(embed.opening(page.toString())) : frame;
    }

    /** The address of a page by that of its embed. */
    public Link pageOf(Link here) {
        return place.embeds().page(here);
    }

    /** A copy with this canonical address. */
    public PageContext standingAt(Object page) {
        return at(place.at(page.toString()));
    }

    /** The address of a page for a form, in the same frame if this is an embed. */
    public String stay(String page) {
        Link there = Link.to(page);
        return (isEmbedded() ? EmbedAddress.of(there) : there).toString();
    }

    /** A copy with this location. */
    PageContext at(PageLocation there) {
        return new PageContext(words, title, files, there, section, bare, refresh, embed, footer);
    }

    /** The site's origin in this request, such as {@code https://example.org}. */
    public String origin() {
        return place.origin();
    }

    /** A copy that refreshes to an address where there is no JavaScript. */
    public PageContext refreshingTo(String url) {
        return new PageContext(
                words, title, files, place, section, bare, Optional.of(url), embed, footer);
    }

    /** The URL of a static file. */
    public String asset(String name) {
        return files.url(name);
    }

    /** An embed's own stylesheet comes last, to override the others. */
    public List<String> stylesheets() {
        List<String> last = isEmbedded() ? List.of("site/embed.css") : List.of();
        return files.ending(".css", hasAllControls(), last);
    }

    /** Pictures need no scripts except the one that reports their height. */
    public List<String> scripts() {
        List<String> own = isEmbedded() ? List.of("site/embed.js", "site/score.js") : List.of();
        return isPicture() ? own : files.ending(".js", hasAllControls(), own);
    }

    /** Whether there may be pictures of bits on it. */
    public boolean draws() {
        return files.has("draw/grid.css");
    }

    public boolean isEmbedded() {
        return !embed.equals(EmbedView.NONE);
    }

    /** Whether there are no controls. */
    public boolean isPicture() {
        return embed.isPicture();
    }

    /** Whether all controls are shown: on a page of its own, or in an embed with full controls. */
    public boolean hasAllControls() {
        return embed.isFull();
    }

    /** The fixed theme, or null to follow the reader's own setting. */
    public String theme() {
        return embed.theme().isEmpty() ? null : embed.theme();
    }

    /** Whether this is the current section. */
    public boolean isIn(Section place) {
        return section.equals(Optional.of(place));
    }

    /** The link of a section; on its main page, the page's own address with its state. */
    public String leadsTo(Section there) {
        return isIn(there) && place.path().equals(Link.pathOf(there.url()))
                ? place.address()
                : there.url();
    }

    /** The title, or on the home page the site's name. */
    public String shortTitle() {
        return title.isEmpty() ? words.text("page.name") : title;
    }

    /** The title followed by the site's name. */
    public String fullTitle() {
        String name = words.text("page.name");
        return title.isEmpty() ? name : title + " · " + name;
    }

    /** A text of the page's language. */
    public String text(String key, Object... arguments) {
        return words.text(key, arguments);
    }
}
