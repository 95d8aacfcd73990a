package flipscope.web.lesson;

import flipscope.lesson.Block;
import flipscope.lesson.Verdict;
import flipscope.lesson.read.BenchBlock;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.predict.AnswerText;
import flipscope.text.Messages;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The answers in the address of a lesson, by the names of their blocks. */
public final class Answers {
    static final QueryParameter<Boolean> PRINT = QueryParameter.flag("print");

    /** A typed answer, under the name of its block. */
    static final QueryParameter<String> TYPED = QueryParameter.text("BLOCK", AnswerText.LONGEST);

    /** The number of a choice, under the name of its block. */
    static final QueryParameter<Integer> CHOICE = QueryParameter.number("BLOCK", 1, 99);

    /** Whether an optional part is asked for, under the name of its block. */
    static final QueryParameter<Boolean> ASKED = QueryParameter.flag("BLOCK");

    private final Query query;
    private final Link link;
    private final boolean printed;
    private final Map<String, Integer> choices = new HashMap<>();
    private final Map<String, Verdict> verdicts = new HashMap<>();
    private final Set<String> asked = new HashSet<>();

    /**
     * Reads and grades the answers.
     *
     * @param page the page of the lesson
     * @param shown the blocks that are shown
     */
    Answers(Link page, Query query, List<Block> shown, Messages words) {
        this.query = query;
        this.printed = PRINT.of(query);
        this.link = page.with(query.all(AnswerText.LONGEST)).with(PRINT.name(), "");
        for (Block block : shown) {
            if (block instanceof QuizBlock quiz) {
                read(quiz);
            } else if (block instanceof ExerciseBlock exercise) {
                read(exercise, words);
            } else if (block instanceof BenchBlock && ASKED.named(block.name()).of(query)) {
                asked.add(block.name());
            }
        }
    }

    private void read(QuizBlock quiz) {
        QueryParameter.upTo(quiz.choices().size(), CHOICE.named(quiz.name()), query)
                .ifPresent(number -> choices.put(quiz.name(), number));
    }

    private void read(ExerciseBlock exercise, Messages words) {
        TYPED.named(exercise.name())
                .in(query)
                .map(typed -> exercise.answer().grade(typed, words))
                .ifPresent(verdict -> verdicts.put(exercise.name(), verdict));
    }

    /** Whether each is of the kind that its question asks for. */
    boolean areReadable() {
        return verdicts.values().stream().noneMatch(Verdict::isUnreadable);
    }

    /** Whether the page is the print version. */
    public boolean arePrinted() {
        return printed;
    }

    /** The address of the print version. */
    public String toPrint() {
        return link.with(PRINT.name(), "1").toString();
    }

    /** The number of the chosen option, from 1; 0 if there is none. */
    public int choice(Block block) {
        return choices.getOrDefault(block.name(), 0);
    }

    /** The typed answer; may be empty. */
    public String typed(Block block) {
        return QueryParameter.text(TYPED.named(block.name()), query);
    }

    public Verdict verdict(Block block) {
        return verdicts.getOrDefault(block.name(), Verdict.NONE);
    }

    /** Whether an optional part is requested, such as a measurement. */
    public boolean areAskedFor(Block block) {
        return asked.contains(block.name());
    }

    /** The address that requests it. */
    public String askingFor(Block block) {
        return link.with(block.name(), "1").toString();
    }

    /** Where the form of a question is sent. */
    public String action() {
        return link.action();
    }

    /** What the form of a question keeps: the answers to all others. */
    public List<FieldView> besides(Block block) {
        return FieldView.of(link.with(block.name(), "").parameters());
    }
}
