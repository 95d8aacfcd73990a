package flipscope.web.lesson;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Heading;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.Prose;
import flipscope.lesson.QuestionBlock;
import flipscope.lesson.StagedBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.TaskBlock;
import flipscope.trace.Runs;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.page.ProseView;
import flipscope.web.question.QuestionView;
import flipscope.web.question.StepQuestion;
import flipscope.web.trace.head.CreditView;
import flipscope.web.trace.head.Credits;
import gg.jte.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A lesson, or the one block of it that is asked for.
 *
 * @param asked the block; empty for the whole lesson
 * @param pictures draws its blocks
 */
public record LessonView(
        PageContext frame,
        Course course,
        Lesson lesson,
        Optional<Block> asked,
        Answers answers,
        LessonPictures pictures)
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

    /**
     * Whether a block stands on the stage before a reader moves: the walk asked for, or the first.
     */
    public boolean isOnStage(Block block) {
        List<Block> staged =
                lesson.blocks().stream().filter(StagedBlock.class::isInstance).toList();
        return staged.stream()
                .filter(answers::isWalked)
                .findFirst()
                .or(() -> staged.stream().findFirst())
                .equals(Optional.of(block));
    }

    /** A block, by the template of its kind. */
    public Content drawn(Block block) {
        return pictures.of(block, this);
    }

    public boolean printed() {
        return answers.arePrinted();
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
            String question, Optional<ProseView> prompt, String answer, Optional<String> code) {}

    /** The right answers, in the order of the questions; none unless they are printed. */
    public List<KeyView> key() {
        return answers.arePrintedWithKey()
                ? lesson.questions().stream().flatMap(each -> key(each).stream()).toList()
                : List.of();
    }

    private Optional<KeyView> key(Block block) {
        if (block instanceof QuizBlock quiz) {
            return quiz.choices().stream()
                    .filter(QuizBlock.Choice::correct)
                    .findFirst()
                    .map(
                            right ->
                                    new KeyView(
                                            quiz.question(),
                                            Optional.empty(),
                                            right.text(),
                                            Optional.empty()));
        }
        if (block instanceof TaskBlock task) {
            String title = text("write.task." + task.task().name());
            return Optional.of(
                    new KeyView(title, Optional.empty(), "", Optional.of(task.task().reference())));
        }
        return block instanceof AskedBlock asked
                ? Optional.of(key(question(asked), answers.question(asked)))
                : Optional.empty();
    }

    private static KeyView key(QuestionView question, AskedBlock asked) {
        String text = question.text();
        return new KeyView(
                text.isEmpty() && question.step().isEmpty() ? question.note() : text,
                question.step()
                        .filter(any -> text.isEmpty())
                        .map(StepQuestion::prompt)
                        .map(ProseView::of),
                asked.answer().solution(),
                Optional.empty());
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

    /** A question and what its answer comes to. */
    public QuestionView question(AskedBlock written) {
        return pictures.question(written, answers);
    }

    /** The CSS classes of the room that its first picture needs, if that is a question's. */
    public String room() {
        return lesson.blocks().stream()
                .findFirst()
                .filter(AskedBlock.class::isInstance)
                .map(first -> question((AskedBlock) first).room())
                .orElse("");
    }

    /** The questions that are not asked for, whose forms must keep the new answer. */
    public List<Block> others() {
        return asked.filter(answered()::contains).isEmpty()
                ? List.of()
                : answered().stream().filter(block -> !asked.equals(Optional.of(block))).toList();
    }

    /** What the answer to a quiz comes to; empty before it is answered. */
    public String verdict(QuizBlock quiz) {
        int chosen = answers.choice(quiz);
        String key = quiz.isCorrect(chosen) ? "course.correct" : "course.wrong";
        return chosen == 0 ? "" : text(key);
    }

    @Override
    public String spoken() {
        return asked.map(this::said).orElse("");
    }

    private String said(Block block) {
        if (block instanceof QuizBlock quiz) {
            return verdict(quiz);
        }
        return block instanceof AskedBlock question
                ? question(question).headline().replace("`", "")
                : answers.verdict(block).message();
    }

    @Override
    public String description() {
        return lesson.front().summary();
    }
}
