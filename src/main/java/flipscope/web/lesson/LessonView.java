package flipscope.web.lesson;

import flipscope.web.draw.FormView;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.head.CreditView;
import java.util.List;

/**
 * A lesson, or the one requested part of it.
 *
 * @param slug the name in its address
 * @param language the language that it is written in
 * @param number its position in the course, in words
 * @param minutes its duration, in words
 * @param needs the lessons to read first
 * @param sources its references
 * @param goals the learning objectives; safe HTML
 * @param licence the licence in words; may be empty
 * @param problems mistakes in its front matter
 * @param contents links to its headings
 * @param previous the previous lesson, or null
 * @param next the next lesson, or null
 * @param printed whether this is the print version
 * @param toPrint the address of the print version
 * @param others the updated forms of the other questions, if only one part is requested
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

    /** Whether a legend explains marks, so that the page must include samples of them. */
    public boolean hasMarks() {
        return parts.stream()
                .anyMatch(part -> part instanceof ComparePartView both && both.isMarked());
    }

    @Override
    public String description() {
        return summary;
    }

    /** A link. */
    public record LinkView(String url, String text) {}
}
