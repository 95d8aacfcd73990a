package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.SourceFile;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.View;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;

/**
 * Puts a trace into words: plain sentences that name squares and sides. Where the author of the
 * core explained a statement in a comment, the comment speaks; what the numbers did is added from
 * the trace, never written by hand.
 *
 * <p>Immutable; share one a language and set of sources.
 */
public final class Narrator {
    /** No sentence is longer, so that its box can have a fixed height. */
    public static final int LONGEST = 240;

    /** What a frame of the storyboard says of changed code: it is narrow. */
    private static final int LONGEST_OF_FRAME = 160;

    private final Messages messages;
    private final Values values;
    private final Roles roles;
    private final Loops loops;
    private final Captions captions;

    /**
     * @param messages the language
     * @param sources what the traces were made from: the Javadoc of constants names what they mask
     */
    public Narrator(Messages messages, List<SourceFile> sources) {
        this.messages = messages;
        this.values = new Values(messages);
        this.roles = new Roles(sources);
        this.loops = new Loops(sources);
        this.captions = new Captions(messages);
    }

    /** The language that it speaks. */
    public Messages messages() {
        return messages;
    }

    /** What happened at a step and why, in at most {@link #LONGEST} characters. */
    public String sentence(Trace trace, Step step, Scene scene) {
        Telling telling = telling(trace, step, scene);
        return unchanged(telling, step)
                ? sentence(telling, step.last() ? step.site().caption() : "")
                : changed(telling, LONGEST);
    }

    /** What happened at a stop; of rounds that change nothing, that they do not. */
    public String sentence(Trace trace, Stop stop, Scene scene) {
        if (stop.idle().isPresent()) {
            return IdleWords.of(messages, stop.idle().get());
        }
        Telling telling = telling(trace, trace.steps().get(stop.step()), scene);
        WayWords way = new WayWords(trace, stop, step -> telling(trace, step, scene));
        List<String> statements = way.statements();
        if (!statements.isEmpty() && unchanged(telling, telling.step())) {
            Step last = comesBack(trace, stop) ? call(trace, stop) : telling.step();
            return WayWords.joined(author(telling, last), statements, way.end(), LONGEST);
        }
        if (comesBack(trace, stop) && unchanged(telling, call(trace, stop))) {
            return joined(telling, call(trace, stop), CallWords.assignment(telling));
        }
        return sentence(trace, telling.step(), scene);
    }

    /** Whether what the author says of a step, and of the last one of its statement, holds. */
    private static boolean unchanged(Telling telling, Step last) {
        return telling.scene()
                .contrast()
                .filter(each -> !each.holds(telling.step()) || !each.holds(last))
                .isEmpty();
    }

    private String changed(Telling telling, int longest) {
        Contrast contrast = telling.scene().contrast().orElseThrow();
        return new ChangedWords(contrast, step -> telling(contrast.right(), step, telling.scene()))
                .of(telling, longest);
    }

    /** Whether a stop is a call that is assigned: its words are those of the caller. */
    private static boolean comesBack(Trace trace, Stop stop) {
        Step step = trace.steps().get(stop.step());
        return Assignments.activation(trace, step) != Assignments.NONE
                && step.operator().equals("return")
                && stop.covers(call(trace, stop).index());
    }

    /** The step that entered the method which a stop comes back from. */
    static Step call(Trace trace, Stop stop) {
        int call = trace.steps().get(stop.step()).call();
        return trace.steps().get(trace.calls().get(call).enter());
    }

    private String sentence(Telling telling, String caption) {
        boolean read =
                speaksForItself(telling.step()) && isRepeated(telling.trace(), telling.step());
        if (caption.isEmpty() || read) {
            return Sentences.within(List.of(StepWords.of(telling)), LONGEST);
        }
        return joined(telling, telling.step(), StepWords.change(telling));
    }

    /** The words of the author of a statement, by its last step, and what came of it. */
    private String joined(Telling telling, Step last, String change) {
        List<String> author = author(telling, last);
        // Where a comment holds for several statements, its title is enough from the second on.
        boolean onlyTitle = author.size() == 1 || isRepeated(telling.trace(), last);
        String came = change.isEmpty() && onlyTitle ? StepWords.of(telling) : change;
        int room = Math.max(LONGEST / 2, LONGEST - came.length() - 1);
        String said = Sentences.within(onlyTitle ? author.subList(0, 1) : author, room);
        return Sentences.within(Sentences.of(Sentences.closed(said) + " " + came), LONGEST);
    }

    /** What the author of a statement says of it, by its last step, with the sides named. */
    private List<String> author(Telling telling, Step last) {
        return Sentences.of(captions.named(last.site().caption(), telling.scene()));
    }

    /**
     * Whether an earlier statement of the same paragraph was shown with the same comment. One that
     * only counts is shown by operation, but not by line.
     */
    private static boolean isRepeated(Trace trace, Step step) {
        for (int index = step.index() - 1; index >= 0; index--) {
            Step earlier = trace.steps().get(index);
            if (earlier.call() == step.call() && !sameStage(earlier, step)) {
                return false;
            }
            if (earlier.call() == step.call() && earlier.last() && saysTheSame(earlier, step)) {
                return true;
            }
        }
        return false;
    }

    private static boolean saysTheSame(Step earlier, Step step) {
        return earlier.site().caption().equals(step.site().caption())
                && (Piece.isTraced(earlier) || !Piece.isTraced(step));
    }

    /** Whether a comment that was read above adds nothing here: to a counter, or to an answer. */
    private static boolean speaksForItself(Step step) {
        return !Piece.isTraced(step) || step.operator().equals("return");
    }

    private static boolean sameStage(Step one, Step other) {
        return one.stage() == other.stage() && one.callStage() == other.callStage();
    }

    /** The title of a stage, with the sides named. */
    public String stageTitle(Stage stage, Scene scene) {
        return stage.title().isEmpty()
                ? messages.text("story.stage.untitled", stage.index() + 1)
                : captions.named(stage.title(), scene);
    }

    /**
     * One sentence for a frame of the storyboard: what the comment says after its title, or what
     * happened.
     */
    public String stageSentence(Trace trace, Stage stage, Scene scene) {
        Step result = trace.steps().get(stage.result());
        Telling telling = telling(trace, result, scene);
        if (!unchanged(telling, result)) {
            return changed(telling, LONGEST_OF_FRAME);
        }
        String comment = comment(trace, stage);
        List<String> sentences = Sentences.of(comment);
        return sentences.size() > 1
                ? Sentences.within(List.of(captions.named(sentences.get(1), scene)), LONGEST)
                : Sentences.within(List.of(StepWords.of(telling)), LONGEST);
    }

    /** The whole comment that the stage's title is the first sentence of. */
    private static String comment(Trace trace, Stage stage) {
        int call = trace.steps().get(stage.first()).call();
        return trace.steps().subList(stage.first(), stage.last() + 1).stream()
                .filter(step -> step.call() == call && !stage.title().isEmpty())
                .map(step -> step.site().caption())
                .filter(caption -> caption.startsWith(stage.title()))
                .findFirst()
                .orElse("");
    }

    /** What a step decides about the way that the code goes, if anything. */
    public Optional<Branch> branch(Step step) {
        if (!TruthWords.decides(step)) {
            return Optional.empty();
        }
        return Optional.of(loops.hasCondition(step.site()) ? Branch.LOOP : Branch.BRACES);
    }

    /** Whose an operand is, for the line above its grid; may be empty. */
    public String role(Trace trace, Step step, Operand operand, Scene scene) {
        return roles.of(telling(trace, step, scene), operand);
    }

    /**
     * The text alternative of a grid: {@code own << 1: 9 squares: c3, d4, …}, every square named.
     */
    public String alt(String text, Word word, View view) {
        return messages.text("story.alt", text, values.inFull(word, view));
    }

    /** What changed, short: {@code + b5 b6 c4}, {@code − d4}; empty if nothing did. */
    public String change(Marks marks, View view) {
        String fresh = changed("+", Places.names(marks.fresh(), view));
        String lost = changed("−", Places.names(marks.lost(), view));
        return (fresh + " " + lost).strip();
    }

    private String changed(String sign, List<String> names) {
        if (names.isEmpty()) {
            return "";
        }
        String shown = String.join(" ", names.size() <= 9 ? names : names.subList(0, 8));
        return names.size() <= 9
                ? sign + " " + shown
                : messages.text("story.change.more", sign, shown, names.size() - 8);
    }

    /**
     * What a screen reader says of a step, in at most twenty words: the stage, the result, the
     * change.
     */
    public String spoken(Trace trace, Step step, Scene scene) {
        Telling telling = telling(trace, step, scene);
        return Spoken.of(
                telling,
                unchanged(telling, step)
                        ? stageTitle(trace.stages().get(step.stage()), scene)
                        : messages.text("story.changed.spoken"));
    }

    /** Where a bit of a step's result came from; the result is a word. */
    public BitStory bitStory(Trace trace, Step step, int bit, Scene scene) {
        return tales(trace, scene).ofResult(step, bit);
    }

    /** Where a bit of one of its operands came from, which is a word. */
    public BitStory bitStory(Trace trace, Step step, Operand operand, int bit, Scene scene) {
        return tales(trace, scene).ofOperand(step, operand, bit);
    }

    private BitTales tales(Trace trace, Scene scene) {
        return new BitTales(trace, step -> telling(trace, step, scene));
    }

    private Telling telling(Trace trace, Step step, Scene scene) {
        return new Telling(messages, values, roles, loops, trace, step, scene);
    }
}
