package flipscope.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;

/** The page of a lesson, as text. */
final class LessonPage {
    private LessonPage() {}

    /** The markup of one block. */
    static String block(String body, String name) {
        var found =
                Pattern.compile(
                                "<(figure|form|section) id=\"" + name + "\".*?</\\1>",
                                Pattern.DOTALL)
                        .matcher(body);
        assertThat(found.find()).as(name).isTrue();
        return found.group();
    }
}
