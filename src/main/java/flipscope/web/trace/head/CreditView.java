package flipscope.web.trace.head;

import java.util.List;

/**
 * Who is to be thanked for a technique or a lesson, and where to read it.
 *
 * @param code {@code S1} for an article on techniques, else empty
 * @param author the publisher; a phrase if unknown; empty if not stated
 * @param title the title, or empty
 * @param language the language of the title, or null if it is the page's
 * @param english the title in English, or empty
 * @param when the year, and what is not known, in words; or empty
 * @param url where to read it, or empty
 * @param use what it was used for, or empty
 * @param thanked the sources that it names itself
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

    /** The text of a link to it: the title, else the author. */
    public String name() {
        return title.isEmpty() ? author : title;
    }

    /** Whether the author has to be named beside that link. */
    public boolean isSigned() {
        return !title.isEmpty() && !author.isEmpty();
    }
}
