package flipscope.web.share;

import flipscope.text.Messages;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.Optional;

/**
 * What an address says of a page to be embedded elsewhere.
 *
 * @param url the address of that page
 * @param width the width that is accepted, in pixels
 * @param height the height that is accepted, in pixels
 * @param format the format of the answer, if one is asked for
 */
record ShareRequest(String url, int width, int height, Optional<String> format) {
    private static final int LARGEST = 100_000;

    static final QueryParameter<String> URL = QueryParameter.text("url", 8_000);
    static final QueryParameter<Integer> MAX_WIDTH =
            QueryParameter.number("maxwidth", 1, LARGEST).or(LARGEST, "any");
    static final QueryParameter<Integer> MAX_HEIGHT =
            QueryParameter.number("maxheight", 1, LARGEST).or(LARGEST, "any");
    static final QueryParameter<String> FORMAT = QueryParameter.text("format", 40).missing("json");

    /** Reads the parameters of {@code /oembed}. */
    static ShareRequest read(Query query) {
        return new ShareRequest(
                url(query), MAX_WIDTH.of(query), MAX_HEIGHT.of(query), FORMAT.in(query));
    }

    /** Reads the parameter that {@code /share} takes too. */
    static String url(Query query) {
        Messages words = query.words();
        return URL.in(query).orElseThrow(() -> URL.refusal(words, "share.oembed.missing"));
    }
}
