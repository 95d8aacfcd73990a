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
 * @param goals what one can do after it; HTML, safe to be put into a page as it is
 * @param licence under which it may be used; empty where it does not say
 */
public record FrontMatter(
        String title,
        String summary,
        int order,
        List<String> needs,
        int minutes,
        String language,
        List<Source> sources,
        List<String> goals,
        String licence) {
    /** Takes copies. */
    public FrontMatter {
        needs = List.copyOf(needs);
        sources = List.copyOf(sources);
        goals = List.copyOf(goals);
    }
}
