package flipscope.web.lesson;

import flipscope.lesson.Block;
import flipscope.lesson.Heading;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.Prose;
import flipscope.lesson.QuestionBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.trace.Runs;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.page.ProseView;
import flipscope.web.trace.head.CreditView;
import flipscope.web.trace.head.Credits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A lesson, as the templates of its page and of its blocks read it.
 *
 * @param asked the block that is asked for; empty for the whole lesson
 * @param printed whether it is the print version
 * @param alone whether a toy stands alone
 * @param first the name of the block whose scene is seen before a reader moves; may be empty
 * @param room the CSS classes of the room that its first picture needs, if that is a question's
 * @param key the right answers, in the order of the questions; none unless they are printed
 * @param spoken what a screen reader says of the block
 */
public record LessonView(
        PageContext frame,
        PlaceView place,
        Lesson lesson,
        Optional<Block> asked,
        AnswersView answers,
        boolean printed,
        boolean alone,
        String first,
        String room,
        List<KeyView> key,
        String spoken)
        implements PageView {
    /** The questions in a chapter. */
    public List<Block> questions(List<LessonPart> chapter) {
        return chapter.stream()
                .filter(QuestionBlock.class::isInstance)
                .map(Block.class::cast)
                .toList();
    }

    /** The chapters in order, and before them what comes first. */
    public List<List<LessonPart>> passages() {
        List<LessonPart> parts = new ArrayList<>(lesson.parts());
        told().ifPresent(parts::remove);
        return Runs.of(parts, (before, part) -> heading(part).isEmpty());
    }

    /** The heading that a part begins with, if a chapter begins with it. */
    public Optional<Heading> heading(LessonPart part) {
        return part instanceof Prose prose ? prose.chapter() : Optional.empty();
    }

    /** The chapters without what comes before them. */
    public List<List<LessonPart>> chapters() {
        return passages().stream().filter(each -> heading(each.get(0)).isPresent()).toList();
    }

    /** Whether the scene of a block is seen before a reader moves. */
    public boolean isSeenFirst(Block block) {
        return first.equals(block.name());
    }

    /**
     * A line of the key.
     *
     * @param question as its author asks it, as safe HTML; empty where the prompt asks
     * @param prompt as a step asks it
     * @param answer as safe HTML
     * @param code a solution, where code is asked for
     */
    public record KeyView(
            String question, Optional<ProseView> prompt, String answer, Optional<String> code) {
        static KeyView of(String question, String answer) {
            return new KeyView(question, Optional.empty(), answer, Optional.empty());
        }
    }

    /** The questions that show that a goal is reached, by its number from 1. */
    public List<Block> showing(int goal) {
        return lesson.blocks().stream()
                .filter(block -> block.head().goal().equals(Optional.of(goal)))
                .toList();
    }

    /** Where it comes from, in its author's words. */
    public Optional<Prose> told() {
        return lesson.parts().stream()
                .filter(Prose.class::isInstance)
                .map(Prose.class::cast)
                .filter(Prose::ofSources)
                .findFirst();
    }

    public List<CreditView> sources() {
        Credits credits = new Credits(frame.words());
        return lesson.front().sources().stream().map(credits::of).toList();
    }

    /** The questions with their answers in the address. */
    public List<Block> answered() {
        return lesson.questions().stream().filter(block -> !(block instanceof TaskBlock)).toList();
    }

    /** The questions that are not asked for, whose forms must keep the new answer. */
    public List<Block> others() {
        return asked.filter(answered()::contains).isEmpty()
                ? List.of()
                : answered().stream().filter(block -> !asked.equals(Optional.of(block))).toList();
    }

    @Override
    public String description() {
        return lesson.front().summary();
    }
}
