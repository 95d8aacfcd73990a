package flipscope.web.lesson;

import flipscope.lesson.Block;
import flipscope.lesson.Heading;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.read.CompareBlock;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.web.compare.ComparedStep;
import flipscope.web.compare.Comparison;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.head.CreditView;
import flipscope.web.trace.head.Credits;
import gg.jte.Content;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A lesson, or the one block of it that is asked for.
 *
 * @param asked the block; empty for the whole lesson
 * @param pictures draws its blocks
 * @param compared its comparisons, by the names of their blocks
 */
public record LessonView(
        PageFrame frame,
        Course course,
        Lesson lesson,
        Optional<Block> asked,
        Answers answers,
        LessonPictures pictures,
        Map<String, Comparison> compared)
        implements PageView {
    /** Headings of this level form the table of contents. */
    private static final int CHAPTER = 2;

    static LessonView of(
            PageFrame frame,
            Course course,
            Lesson lesson,
            Optional<Block> asked,
            Answers answers,
            LessonPictures pictures) {
        Map<String, Comparison> compared = new HashMap<>();
        for (Block block : asked.map(List::of).orElseGet(lesson::blocks)) {
            if (block instanceof CompareBlock both) {
                compared.put(block.name(), pictures.compared(both));
            }
        }
        return new LessonView(frame, course, lesson, asked, answers, pictures, compared);
    }

    /** What is shown. */
    public List<? extends LessonPart> parts() {
        return asked.<List<? extends LessonPart>>map(List::of).orElseGet(lesson::parts);
    }

    /** A block, by the template of its kind. */
    public Content drawn(Block block) {
        return pictures.of(block, this);
    }

    public boolean printed() {
        return answers.arePrinted();
    }

    /** The headings in the table of contents. */
    public List<Heading> chapters() {
        return lesson.headings().stream().filter(each -> each.level() == CHAPTER).toList();
    }

    public List<CreditView> sources() {
        Credits credits = new Credits(frame.words());
        return lesson.front().sources().stream().map(credits::of).toList();
    }

    /** The questions that are not asked for, whose forms must keep the new answer. */
    public List<Block> others() {
        return lesson.blocks().stream()
                .filter(block -> block instanceof QuizBlock || block instanceof ExerciseBlock)
                .filter(block -> !asked.equals(Optional.of(block)))
                .toList();
    }

    /** Whether a legend explains marks, so that the page must include samples of them. */
    public boolean hasMarks() {
        return parts().stream()
                .anyMatch(part -> part instanceof CompareBlock both && isMarked(both));
    }

    /** Whether the pictures of a comparison are marked. */
    public boolean isMarked(CompareBlock block) {
        Comparison both = compared.get(block.name());
        return block.at().map(both::at).map(ComparedStep::isMarked).orElseGet(both::isMarked);
    }

    /** What the answer to a quiz comes to; empty before it is answered. */
    public String verdict(QuizBlock quiz) {
        int chosen = answers.choice(quiz);
        String key = quiz.isCorrect(chosen) ? "course.correct" : "course.wrong";
        return chosen == 0 ? "" : text(key);
    }

    @Override
    public String spoken() {
        return asked.map(
                        block ->
                                block instanceof QuizBlock quiz
                                        ? verdict(quiz)
                                        : answers.verdict(block).message())
                .orElse("");
    }

    @Override
    public String description() {
        return lesson.front().summary();
    }
}
