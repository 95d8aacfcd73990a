package flipscope.lesson;

import java.util.List;

/**
 * What the head of a lesson's file says about it.
 *
 * @param title its title
 * @param summary one sentence
 * @param order where it stands among the others: smaller ones first
 * @param needs the slugs of the lessons that should be read before
 * @param minutes how long it takes
 * @param language the language that it is written in, as HTML has it
 * @param sources what it builds on
 */
public record FrontMatter(
        String title,
        String summary,
        int order,
        List<String> needs,
        int minutes,
        String language,
        List<Source> sources) {
    /** Takes copies. */
    public FrontMatter {
        needs = List.copyOf(needs);
        sources = List.copyOf(sources);
    }
}
