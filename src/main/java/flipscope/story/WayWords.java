package flipscope.story;

import flipscope.trace.Replay;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.View;
import flipscope.trace.Word;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The way to the result of a stop that stands for several statements, such as a stage: what each of
 * those came to that the last one works on. Without it the last one would work on values that
 * appear from nowhere.
 */
final class WayWords {
    /** A value of more squares is counted. */
    private static final int MOST_NAMED = 8;

    /** {@code rest ^= move}, {@code layer++}, {@code int cell : line}: the target stands there. */
    private static final Pattern ASSIGNING =
            Pattern.compile("(\\w+ ([-+*&|^]|<<|>>>?)?=[^=].*)|\\w+(\\+\\+|--)|.*\\w+ : .*");

    private final Trace trace;
    private final Stop stop;
    private final int activation;
    private final Step result;
    private final Function<Step, Telling> tell;

    /**
     * @param tell how a step is told
     */
    WayWords(Trace trace, Stop stop, Function<Step, Telling> tell) {
        this.trace = trace;
        this.stop = stop;
        this.result = trace.steps().get(stop.step());
        int assigned = Assignments.activation(trace, result);
        this.activation = assigned == Assignments.NONE ? result.call() : assigned;
        this.tell = tell;
    }

    /** A sentence or two for each statement on the way, in their order; empty if there is none. */
    List<String> statements() {
        if (stop.first() == stop.last()) {
            return List.of();
        }
        BitSet behind = Replay.behind(trace, stop.first(), result.index());
        return behind.stream()
                .mapToObj(trace.steps()::get)
                .filter(this::isOnTheWay)
                .map(this::statement)
                .flatMap(Optional::stream)
                .toList();
    }

    private boolean isOnTheWay(Step step) {
        return step.index() != result.index()
                && Assignments.activation(trace, step) == activation
                && !isNearlyAll(step);
    }

    /** What {@code ~} gives is most of a board: naming that explains nothing. */
    private static boolean isNearlyAll(Step step) {
        return step.operator().equals("~") && Long.bitCount(step.assigned().bits()) > MOST_NAMED;
    }

    /** The last statement: what it adds, or what it comes to. */
    String end() {
        Telling telling = tell.apply(result);
        if (result.assigned() == null || !Places.areSquares(result.site().assignedView())) {
            return StepWords.of(telling);
        }
        return collects(result)
                ? telling.say("story.way.adds", result.operands().get(1).text(), added(telling))
                : value(telling);
    }

    /** A statement; empty where it only collects, and finds nothing to add. */
    private Optional<String> statement(Step step) {
        Telling telling = tell.apply(step);
        if (!collects(step)) {
            return Optional.of(value(telling));
        }
        return step.marks().fresh() == 0
                ? Optional.empty()
                : Optional.of(
                        telling.say(
                                "story.way.adds", step.operands().get(1).text(), added(telling)));
    }

    /** Whether a variable takes what it had, and something more. */
    private static boolean collects(Step step) {
        return step.operator().equals("|")
                && step.operands().get(0).text().equals(step.site().assigns());
    }

    private static String added(Telling telling) {
        long fresh = Places.drawn(telling.step().marks().fresh(), telling.view());
        return fresh == 0 ? telling.say("story.value.empty") : telling.squares(fresh);
    }

    private String value(Telling telling) {
        Step step = telling.step();
        String named = telling.say("story.way.value", text(step), described(telling));
        long lost = Places.drawn(step.marks().lost(), telling.view());
        return step.operator().equals("&") && lost != 0 && Places.areSquares(telling.view())
                ? named + " " + telling.say("story.and.and-dropped", telling.squares(lost))
                : named;
    }

    private static String described(Telling telling) {
        Word value = telling.step().assigned();
        View view = telling.step().site().assignedView();
        int count = Long.bitCount(Places.drawn(value.unsigned(), view));
        return Places.areSquares(view) && count > MOST_NAMED
                ? telling.values().count(value, view)
                : telling.values().describe(value, view);
    }

    /** The assignment as it stands in the source, without its type. */
    private String text(Step step) {
        String text = StepText.withoutViews(step.text());
        if (step.operator().equals("return")) {
            text = trace.steps().get(trace.calls().get(step.call()).enter()).text();
        }
        return ASSIGNING.matcher(text).matches() ? text : step.site().assigns() + " = " + text;
    }

    /**
     * The author's words, the way and its end, as far as there is room: the title and the end in
     * any case, then of the way what is nearest to the end, then what else the author says.
     */
    static String joined(List<String> author, List<String> way, String end, int longest) {
        Deque<String> kept = new ArrayDeque<>(List.of(end));
        String title = author.isEmpty() ? "" : Sentences.closed(author.get(0)) + " ";
        int room = longest - title.length() - end.length();
        for (int index = way.size() - 1; index >= 0 && way.get(index).length() < room; index--) {
            kept.addFirst(way.get(index));
            room -= way.get(index).length() + 1;
        }
        boolean whole = kept.size() == way.size() + 1;
        for (String more : author.subList(Math.min(1, author.size()), author.size())) {
            if (whole && more.length() < room) {
                title += more + " ";
                room -= more.length() + 1;
            }
        }
        return Sentences.within(List.of(title + String.join(" ", kept)), longest);
    }
}
