package flipscope.web.site;

import java.util.Optional;

/**
 * What stands around the content of a page.
 *
 * @param section the current section of the navigation, if any
 * @param bare whether to leave out the site's header and footer
 * @param refresh where browsers without JavaScript go after one second
 * @param embed the options of an embed, or those of a page of its own
 */
record PageLayout(
        Optional<Section> section, boolean bare, Optional<String> refresh, EmbedView embed) {
    static final PageLayout WHOLE =
            new PageLayout(Optional.empty(), false, Optional.empty(), EmbedView.NONE);

    PageLayout in(Section here) {
        return new PageLayout(Optional.of(here), bare, refresh, embed);
    }

    PageLayout refreshing(Optional<String> url) {
        return new PageLayout(section, bare, url, embed);
    }

    /** Without header and footer. */
    PageLayout within(EmbedView chosen) {
        return new PageLayout(section, true, refresh, chosen);
    }
}
