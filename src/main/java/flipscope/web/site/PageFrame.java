package flipscope.web.site;

import flipscope.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What the layout round a page needs.
 *
 * @param words the texts of the page's language
 * @param assets from the name of a static file to its URL
 * @param title the page's title, without the site's name
 * @param section where the navigation stands, if anywhere
 * @param files the page's own stylesheets and scripts, by name
 * @param bare whether the page stands alone, without the site's header and footer
 * @param place where it is found by those to whom it is passed on
 * @param refresh a URL that a browser without JavaScript goes to by itself, after a second
 * @param embed how it shows itself inside somebody else's page, or null on a page of its own
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

    /** What boards, storyboards and steps are drawn and moved with. */
    private static final String BOARD_AND_STEPPER = "board-and-stepper";

    /** The same without what a frame with a few controls has no use for. */
    private static final String SMALL_FRAME = "small-frame";

    /** A page with a title and nothing of its own. */
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

    /** The same, standing at a place of the navigation. */
    public PageFrame in(Section here) {
        return new PageFrame(
                words, assets, title, Optional.of(here), files, bare, place, refresh, embed);
    }

    /** The same with stylesheets ({@code .css}) and scripts ({@code .js}) of the page's own. */
    public PageFrame with(String... names) {
        List<String> all = new ArrayList<>(files);
        all.addAll(List.of(names));
        return new PageFrame(
                words, assets, title, section, List.copyOf(all), bare, place, refresh, embed);
    }

    /** The same with what boards, storyboards and steps are drawn and moved with. */
    public PageFrame withBoardAndStepper() {
        return with(BOARD_AND_STEPPER + ".css", BOARD_AND_STEPPER + ".js");
    }

    /** The same without the site's header and footer. */
    public PageFrame standingAlone() {
        return new PageFrame(words, assets, title, section, files, true, place, refresh, embed);
    }

    /** The same inside somebody else's page. */
    public PageFrame within(EmbedView chosen) {
        return new PageFrame(words, assets, title, section, files, true, place, refresh, chosen);
    }

    /** The same, known by that address, to which its way out of somebody else's page leads. */
    public PageFrame opening(Object page) {
        PageFrame frame = standingAt(page);
        return isEmbedded() ? frame.within(embed.opening(page.toString())) : frame;
    }

    /** The same, known by that address. */
    public PageFrame standingAt(Object page) {
        return at(place.at(page.toString()));
    }

    /** The address of a page of ours, for a form that stays where it is. */
    public String stay(String page) {
        return isEmbedded() ? "/embed" + page : page;
    }

    /** The same, found there. */
    public PageFrame at(PageLocation there) {
        return new PageFrame(words, assets, title, section, files, bare, there, refresh, embed);
    }

    /** Where the site stands, as this request has it: {@code https://example.org}. */
    public String origin() {
        return place.origin();
    }

    /** The same, going on by itself where there is no JavaScript. */
    public PageFrame refreshingTo(String url) {
        return new PageFrame(
                words, assets, title, section, files, bare, place, Optional.of(url), embed);
    }

    /** The same, which does not go on by itself. */
    public PageFrame staying() {
        return new PageFrame(
                words, assets, title, section, files, bare, place, Optional.empty(), embed);
    }

    /** The URL of a static file. */
    public String asset(String name) {
        return assets.apply(name);
    }

    /** A frame's own stylesheet comes last, and rules. */
    public List<String> stylesheets() {
        return ending(".css", isEmbedded() ? List.of("site/embed.css") : List.of());
    }

    /** In a picture nothing moves, but it tells its height. */
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

    /** Whether it stands inside somebody else's page. */
    public boolean isEmbedded() {
        return embed != null;
    }

    /** Whether it is only to be looked at. */
    public boolean isPicture() {
        return isEmbedded() && embed.isPicture();
    }

    /** Whether everything is there to press: on a page of its own, or in a frame that says so. */
    public boolean hasAllControls() {
        return !isEmbedded() || embed.isFull();
    }

    /** The theme that is fixed from the start, or null where the reader's own choice holds. */
    public String theme() {
        return isEmbedded() && !embed.theme().isEmpty() ? embed.theme() : null;
    }

    /** Whether the navigation stands at a place. */
    public boolean isIn(Section place) {
        return section.equals(Optional.of(place));
    }

    /** Where the navigation leads: from a game, to that game. */
    public String leadsTo(Section there) {
        return isIn(there) && place.path().equals(there.url()) ? place.address() : there.url();
    }

    /** The title, or on the first page the site's name. */
    public String shortTitle() {
        return title.isEmpty() ? words.text("page.name") : title;
    }

    /** The title with the site's name. */
    public String fullTitle() {
        String name = words.text("page.name");
        return title.isEmpty() ? name : title + " · " + name;
    }

    /** A text of the page's language. */
    public String text(String key, Object... arguments) {
        return words.text(key, arguments);
    }
}
