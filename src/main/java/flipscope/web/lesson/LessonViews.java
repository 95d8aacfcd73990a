package flipscope.web.lesson;

import flipscope.lesson.Block;
import flipscope.lesson.Heading;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.Lessons;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.text.Messages;
import flipscope.web.draw.FormView;
import flipscope.web.lesson.LessonView.LinkView;
import flipscope.web.site.Link;
import flipscope.web.site.PageFrame;
import flipscope.web.trace.head.Credits;
import java.util.List;
import java.util.Optional;

/** Builds the page of a lesson. */
public final class LessonViews {
    /** Headings of this level form the table of contents. */
    private static final int CHAPTER = 2;

    private final Lessons lessons;
    private final LessonParts parts;
    private final Messages words;
    private final Credits credits;

    LessonViews(Lessons lessons, LessonParts parts, Messages words) {
        this.lessons = lessons;
        this.parts = parts;
        this.words = words;
        this.credits = new Credits(words);
    }

    /** The address of a lesson. */
    static Link page(String slug) {
        return Link.to("/lessons/" + slug);
    }

    /**
     * A lesson, or one part of it.
     *
     * @param answers the answers in the address
     * @param only the name of the requested block; empty for the whole lesson
     */
    LessonView of(PageFrame frame, Lesson lesson, Answers answers, Optional<Block> only) {
        List<PartView> shown =
                only.<List<? extends LessonPart>>map(List::of).orElse(lesson.parts()).stream()
                        .map(part -> parts.of(part, answers))
                        .toList();
        return new LessonView(
                frame,
                lesson.slug(),
                lesson.front().language(),
                number(lesson),
                lesson.front().title(),
                lesson.front().summary(),
                minutes(lesson),
                lesson.front().needs().stream().map(this::link).toList(),
                lesson.front().sources().stream().map(credits::of).toList(),
                lesson.front().goals(),
                licence(lesson),
                lesson.headProblems().stream().map(parts::problem).toList(),
                contents(lesson),
                shown,
                lessons.previous(lesson).map(LessonViews::link).orElse(null),
                lessons.next(lesson).map(LessonViews::link).orElse(null),
                answers.arePrinted(),
                answers.toPrint(),
                only.map(asked -> others(lesson, asked, answers)).orElse(List.of()),
                only.map(asked -> spoken(shown.get(0))).orElse(""));
    }

    /** The forms of the other questions, which must keep the new answer. */
    private static List<FormView> others(Lesson lesson, Block asked, Answers answers) {
        return lesson.blocks().stream()
                .filter(block -> block instanceof QuizBlock || block instanceof ExerciseBlock)
                .filter(block -> !block.name().equals(asked.name()))
                .map(block -> answers.form(block.name()))
                .toList();
    }

    private static String spoken(PartView part) {
        if (part instanceof QuizView quiz) {
            return quiz.verdict();
        }
        return part instanceof ExerciseView exercise ? exercise.verdict() : "";
    }

    /** The position in the course and the duration, in words. */
    String where(Lesson lesson) {
        return number(lesson) + " · " + minutes(lesson);
    }

    private String minutes(Lesson lesson) {
        return words.text("course.minutes", lesson.front().minutes());
    }

    private String number(Lesson lesson) {
        List<String> course =
                lessons.all().stream()
                        .filter(each -> !lessons.isOwn(each))
                        .map(Lesson::slug)
                        .toList();
        int index = course.indexOf(lesson.slug());
        return index < 0
                ? words.text("course.own.one")
                : words.text("course.number", index + 1, course.size());
    }

    /** All built-in lessons share one licence; an own lesson names its own, if any. */
    private String licence(Lesson lesson) {
        String own = lesson.front().licence();
        if (!own.isEmpty()) {
            return words.text("course.licence.own", own);
        }
        return lessons.isOwn(lesson) ? "" : words.text("course.licence");
    }

    private static List<LinkView> contents(Lesson lesson) {
        return lesson.headings().stream()
                .filter(heading -> heading.level() == CHAPTER)
                .map(LessonViews::link)
                .toList();
    }

    private static LinkView link(Heading heading) {
        return new LinkView("#" + heading.id(), heading.text());
    }

    static LinkView link(Lesson lesson) {
        return new LinkView(page(lesson.slug()).toString(), lesson.front().title());
    }

    /** A link to a prerequisite, by its title if the lesson exists. */
    LinkView link(String slug) {
        return lessons.find(slug)
                .map(LessonViews::link)
                .orElseGet(() -> new LinkView(page(slug).toString(), slug));
    }
}
