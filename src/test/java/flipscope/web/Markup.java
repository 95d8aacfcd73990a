package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks things up in the text of a page. */
public final class Markup {
    private Markup() {}

    /** One block of a lesson. */
    public static String block(String page, String name) {
        String pattern = "<(figure|form|section) id=\"" + name + "\".*?</\\1>";
        Matcher found = Pattern.compile(pattern, Pattern.DOTALL).matcher(page);
        assertThat(found.find()).as(name).isTrue();
        return found.group();
    }

    /** The first group of every place that matches, in their order. */
    public static List<String> all(String page, String pattern) {
        return Pattern.compile(pattern)
                .matcher(page)
                .results()
                .map(place -> place.group(1))
                .toList();
    }
}
