package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Describes how two traces agree and differ. */
public final class ComparisonWords {
    private final Messages messages;
    private final Values values;

    public ComparisonWords(Messages messages) {
        this.messages = messages;
        this.values = Values.alone(messages);
    }

    /** Compares the two results. */
    public String answers(Trace left, Trace right) {
        if (left.result().equals(right.result())) {
            return say("compare.answer.same", answer(left));
        }
        return areSquares(left, right)
                ? say("compare.answer.differs") + only(left.result(), right.result(), view(left))
                : say("compare.answer.two", answer(left), answer(right));
    }

    private String only(Value left, Value right, DisplayFormat view) {
        return part("compare.answer.left", more(left, right), view)
                + part("compare.answer.right", more(right, left), view);
    }

    /** Describes what is wrong with a slip's result. */
    public String mistake(Trace slip, Trace correct) {
        if (!areSquares(slip, correct)) {
            return say("compare.mistake", answer(slip), answer(correct));
        }
        DisplayFormat view = view(slip);
        long extra = more(slip.result(), correct.result());
        long missing = more(correct.result(), slip.result());
        String key = extra == 0 ? "missing" : missing == 0 ? "extra" : "both";
        return say(
                "compare.mistake." + key,
                values.squares(extra, view),
                values.squares(missing, view));
    }

    /** Where a slip first differs from the correct form, and how; empty if it does not. */
    public Optional<String> firstDifference(SideBySide both, Function<Trace, Narrator> narrator) {
        return both.firstDifference()
                .map(both.pairs()::get)
                .map(
                        pair ->
                                say(
                                        "compare.first-difference",
                                        stage(both, pair, narrator),
                                        firstDifference(pair)));
    }

    private static String stage(
            SideBySide both, AlignedPair pair, Function<Trace, Narrator> narrator) {
        Trace trace = pair.moves() == AlignedPair.Moves.RIGHT ? both.right() : both.left();
        return narrator.apply(trace).stageTitle(pair.shown().step());
    }

    private String firstDifference(AlignedPair pair) {
        return switch (pair.moves()) {
            case LEFT -> alone("compare.first-difference.slip", pair.shown());
            case RIGHT -> alone("compare.first-difference.correct", pair.shown());
            case BOTH -> StatementDifference.of(pair).map(this::difference).orElseThrow();
        };
    }

    private String alone(String key, Milestone only) {
        return say(key, only.name(), describe(only.value(), only.view()));
    }

    private String difference(StatementDifference found) {
        DisplayFormat view = found.left().view();
        String leftText = found.left().text();
        String rightText = found.right().text();
        String left = describe(found.left().value(), view);
        String right = describe(found.right().value(), view);
        if (leftText.equals(rightText)) {
            return say("compare.first-difference.value", leftText, left, right);
        }
        return say(
                "compare.first-difference.other", named(leftText, left), named(rightText, right));
    }

    /** A name and its value; a number stands for itself. */
    private String named(String text, String value) {
        return text.equals(value) ? text : say("compare.first-difference.named", text, value);
    }

    /** Says that a slip has different operands but still reaches the correct value. */
    public String parts(AlignedPair pair) {
        return say("compare.pair.parts", firstDifference(pair));
    }

    /** Compares the two milestones of a pair. */
    public String pair(AlignedPair pair) {
        return switch (pair.moves()) {
            case LEFT ->
                    say(pair.right().isEmpty() ? "compare.pair.left.first" : "compare.pair.left");
            case RIGHT ->
                    say(pair.left().isEmpty() ? "compare.pair.right.first" : "compare.pair.right");
            case BOTH -> together(pair.left().orElseThrow(), pair.right().orElseThrow());
        };
    }

    private String together(Milestone left, Milestone right) {
        boolean answer = left.last() && right.last() && left.step().depth() == 0;
        if (left.agrees(right)) {
            return answer ? say("compare.pair.same-answer") : same(left, right);
        }
        String differ = say(answer ? "compare.pair.other-answer" : "compare.pair.other");
        return areSquares(left.value(), right.value(), left.view(), right.view())
                ? differ + only(left.value(), right.value(), left.view())
                : differ;
    }

    private String same(Milestone left, Milestone right) {
        boolean renamed = left.isAssigned() && right.isAssigned() && !left.isNamedAs(right);
        return renamed
                ? say("compare.pair.same-renamed", left.name(), right.name())
                : say("compare.pair.same");
    }

    private String part(String key, long bits, DisplayFormat view) {
        return bits == 0 ? "" : " " + say(key, values.squares(bits, view));
    }

    private String describe(Value value, DisplayFormat view) {
        if (value instanceof Table table && table.length() == 2) {
            String first = values.describe(table.elements().get(0), view.word(0));
            String second = values.describe(table.elements().get(1), view.word(1));
            return say("compare.two-words", first, second);
        }
        return values.describe(value, view);
    }

    /**
     * {@code missing: c4, f4; extra: b5}, or {@code 7 instead of 12}; empty if they are equal.
     *
     * @param view how both values are drawn
     */
    public String difference(Value correct, Value wrong, DisplayFormat view) {
        if (correct instanceof Table corrects && wrong instanceof Table wrongs) {
            return tables(corrects, wrongs, view);
        }
        return correct.equals(wrong) ? "" : difference((Word) correct, (Word) wrong, view);
    }

    private String tables(Table correct, Table wrong, DisplayFormat view) {
        return joined(
                IntStream.range(0, correct.length())
                        .mapToObj(
                                i -> {
                                    String part =
                                            difference(
                                                    correct.elements().get(i),
                                                    wrong.elements().get(i),
                                                    view.word(i));
                                    return part.isEmpty()
                                            ? ""
                                            : say("story.difference.of", i + 1, part);
                                }));
    }

    private String difference(Word correct, Word wrong, DisplayFormat view) {
        long missing = BitNames.drawn(more(correct, wrong), view);
        long extra = BitNames.drawn(more(wrong, correct), view);
        if (!BitNames.areSquares(view) || missing == 0 && extra == 0) {
            return say(
                    "story.difference.other",
                    values.describe(wrong, view),
                    values.describe(correct, view));
        }
        return joined(
                Stream.of(
                        part("story.difference.missing", missing, view),
                        part("story.difference.extra", extra, view)));
    }

    private String joined(Stream<String> parts) {
        return parts.filter(each -> !each.isEmpty())
                .map(String::strip)
                .collect(Collectors.joining(say("story.list.semicolon")));
    }

    /** Whether both results are sets of squares in the same view. */
    private static boolean areSquares(Trace left, Trace right) {
        return areSquares(left.result(), right.result(), view(left), view(right));
    }

    private static boolean areSquares(
            Value left, Value right, DisplayFormat leftView, DisplayFormat rightView) {
        return left instanceof Word
                && right instanceof Word
                && leftView.equals(rightView)
                && BitNames.areSquares(leftView);
    }

    /** The bits that one word has and the other has not. */
    private static long more(Value one, Value other) {
        return ((Word) one).unsigned() & ~((Word) other).unsigned();
    }

    private String answer(Trace trace) {
        return describe(trace.result(), view(trace));
    }

    private static DisplayFormat view(Trace trace) {
        return trace.method().resultView();
    }

    private String say(String key, Object... arguments) {
        return messages.text(key, arguments);
    }
}
