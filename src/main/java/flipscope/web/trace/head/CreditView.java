package flipscope.web.trace.head;

import java.util.List;

/**
 * Whom something comes from.
 *
 * @param code {@code S1} for an article that techniques come from, else empty
 * @param author who published it, in words where nobody knows; empty where it is not said
 * @param title its title, or empty
 * @param language the language of the title, or null where it is the page's
 * @param english what the title means, or empty
 * @param when the year and whatever is not known, in words, or empty
 * @param url where it can be read, or empty
 * @param use what it was used for, or empty
 * @param thanked what it names as its own sources
 */
public record CreditView(
        String code,
        String author,
        String title,
        String language,
        String english,
        String when,
        String url,
        String use,
        List<CreditView> thanked) {

    /** What leads to it: its title, else its author. */
    public String name() {
        return title.isEmpty() ? author : title;
    }

    /** Whether its author has to be named beside what leads to it. */
    public boolean isSigned() {
        return !title.isEmpty() && !author.isEmpty();
    }
}
