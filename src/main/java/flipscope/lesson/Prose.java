package flipscope.lesson;

import java.util.Optional;

/**
 * Text between two blocks, or from the heading of a chapter on.
 *
 * @param html safe HTML: the author's HTML is escaped, links and pictures are checked
 * @param hasPictureFromElsewhere whether it shows a picture from another site
 * @param chapter the heading with which it begins, if it begins a chapter
 * @param ofSources whether it tells where the lesson comes from, below a heading
 */
public record Prose(
        String html, boolean hasPictureFromElsewhere, Optional<Heading> chapter, boolean ofSources)
        implements LessonPart {}
