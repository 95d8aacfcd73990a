package flipscope.web.lesson;

import flipscope.web.draw.FormView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.head.CreditView;
import java.util.List;

/**
 * A lesson, or the one part of it that is asked for.
 *
 * @param slug its name
 * @param language the language that it is written in
 * @param number its place in the course, in words
 * @param minutes how long it takes, in words
 * @param needs what should be read before
 * @param sources what it builds on
 * @param goals what one can do after it; HTML that is safe
 * @param licence under which it may be used, in words; may be empty
 * @param problems mistakes in its head
 * @param contents its headings
 * @param previous the lesson before it, or null
 * @param next the lesson after it, or null
 * @param printed whether it is to be printed
 * @param toPrint the same page, to be printed
 * @param others forms whose part is not asked for, and what they have to keep now
 */
public record LessonView(
        PageFrame frame,
        String slug,
        String language,
        String number,
        String title,
        String summary,
        String minutes,
        List<LinkView> needs,
        List<CreditView> sources,
        List<String> goals,
        String licence,
        List<String> problems,
        List<LinkView> contents,
        List<PartView> parts,
        LinkView previous,
        LinkView next,
        boolean printed,
        String toPrint,
        List<FormView> others,
        String spoken)
        implements PageView {

    /** Whether a legend explains marks, samples of which the page has to hold once. */
    public boolean hasMarks() {
        return parts.stream()
                .anyMatch(part -> part instanceof ComparePartView both && both.brief().differ());
    }

    @Override
    public String description() {
        return summary;
    }

    /** A place to go to. */
    public record LinkView(String url, String text) {}
}
