package flipscope.web.site;

import flipscope.text.Messages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What the layout of a page needs.
 *
 * @param words the texts in the page's language
 * @param assets maps the name of a static file to its URL
 * @param title the page's title, without the site's name
 * @param section the current section of the navigation, if any
 * @param files the page's own stylesheets and scripts
 * @param bare whether to leave out the site's header and footer
 * @param place the page's public address and metadata
 * @param refresh where browsers without JavaScript go after one second
 * @param embed the options of an embed, or null for a page of its own
 */
public record PageFrame(
        Messages words,
        UnaryOperator<String> assets,
        String title,
        Optional<Section> section,
        List<String> files,
        boolean bare,
        PageLocation place,
        Optional<String> refresh,
        EmbedView embed) {

    /** The bundle for boards, storyboards and steps. */
    private static final String BOARD_AND_STEPPER = "board-and-stepper";

    /** The same bundle without what small frames do not need. */
    private static final String SMALL_FRAME = "small-frame";

    /** A page without files of its own. */
    public static PageFrame of(Messages words, UnaryOperator<String> assets, String title) {
        return new PageFrame(
                words,
                assets,
                title,
                Optional.empty(),
                List.of(),
                false,
                PageLocation.NOWHERE,
                Optional.empty(),
                null);
    }

    /** A copy in a section of the navigation. */
    public PageFrame in(Section here) {
        return new PageFrame(
                words, assets, title, Optional.of(here), files, bare, place, refresh, embed);
    }

    /** A copy with more stylesheets ({@code .css}) and scripts ({@code .js}). */
    public PageFrame with(String... names) {
        List<String> all = new ArrayList<>(files);
        all.addAll(List.of(names));
        return new PageFrame(
                words, assets, title, section, List.copyOf(all), bare, place, refresh, embed);
    }

    /** A copy with the bundle for boards, storyboards and steps. */
    public PageFrame withBoardAndStepper() {
        return with(BOARD_AND_STEPPER + ".css", BOARD_AND_STEPPER + ".js");
    }

    /** A copy without the site's header and footer. */
    public PageFrame standingAlone() {
        return new PageFrame(words, assets, title, section, files, true, place, refresh, embed);
    }

    /** A copy for an embed. */
    public PageFrame within(EmbedView chosen) {
        return new PageFrame(words, assets, title, section, files, true, place, refresh, chosen);
    }

    /** A copy with this canonical address, which an embed's link to the full page also uses. */
    public PageFrame opening(Object page) {
        PageFrame frame = standingAt(page);
        return isEmbedded() ? frame.within(embed.opening(page.toString())) : frame;
    }

    /** A copy with this canonical address. */
    public PageFrame standingAt(Object page) {
        return at(place.at(page.toString()));
    }

    /** The address of a page for a form, in the same frame if this is an embed. */
    public String stay(String page) {
        Link there = Link.to(page);
        return (isEmbedded() ? EmbedAddress.of(there) : there).toString();
    }

    /** A copy with this location. */
    public PageFrame at(PageLocation there) {
        return new PageFrame(words, assets, title, section, files, bare, there, refresh, embed);
    }

    /** The site's origin in this request, such as {@code https://example.org}. */
    public String origin() {
        return place.origin();
    }

    /** A copy that refreshes to an address where there is no JavaScript. */
    public PageFrame refreshingTo(String url) {
        return new PageFrame(
                words, assets, title, section, files, bare, place, Optional.of(url), embed);
    }

    /** A copy that does not refresh. */
    public PageFrame staying() {
        return new PageFrame(
                words, assets, title, section, files, bare, place, Optional.empty(), embed);
    }

    /** The URL of a static file. */
    public String asset(String name) {
        return assets.apply(name);
    }

    /** An embed's own stylesheet comes last, to override the others. */
    public List<String> stylesheets() {
        return ending(".css", isEmbedded() ? List.of("site/embed.css") : List.of());
    }

    /** Pictures need no scripts except the one that reports their height. */
    public List<String> scripts() {
        List<String> own = isEmbedded() ? List.of("site/embed.js") : List.of();
        return isPicture() ? own : ending(".js", own);
    }

    private List<String> ending(String type, List<String> last) {
        Stream<String> own =
                files.stream()
                        .filter(name -> name.endsWith(type))
                        .map(name -> hasAllControls() ? name : smaller(name));
        return Stream.concat(own, last.stream()).toList();
    }

    private static String smaller(String name) {
        return name.replace(BOARD_AND_STEPPER, SMALL_FRAME);
    }

    public boolean isEmbedded() {
        return embed != null;
    }

    /** Whether there are no controls. */
    public boolean isPicture() {
        return isEmbedded() && embed.isPicture();
    }

    /** Whether all controls are shown: on a page of its own, or in an embed with full controls. */
    public boolean hasAllControls() {
        return !isEmbedded() || embed.isFull();
    }

    /** The fixed theme, or null to follow the reader's own setting. */
    public String theme() {
        return isEmbedded() && !embed.theme().isEmpty() ? embed.theme() : null;
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
