package flipscope.lesson;

import flipscope.catalogue.Article.Work;
import java.util.List;

/**
 * The front matter of a lesson.
 *
 * @param summary one sentence
 * @param part the title of the part of the course that begins with this lesson; may be empty
 * @param after one sentence: what a reader can do after that part; may be empty
 * @param needs the slugs of the lessons to read before
 * @param minutes the estimated reading time
 * @param language the language code as in HTML
 * @param sources the literature it builds on
 * @param goals what readers will be able to do; safe HTML
 * @param licence may be empty
 */
public record FrontMatter(
        String title,
        String summary,
        String part,
        String after,
        List<String> needs,
        int minutes,
        String language,
        List<Work> sources,
        List<String> goals,
        String licence) {}
