package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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
            return say("compare.answer.same", describe(left.result(), view(left)));
        }
        return squares(left, right)
                .map(views -> say("compare.answer.differs") + only(left, right, views))
                .orElseGet(
                        () ->
                                say(
                                        "compare.answer.two",
                                        describe(left.result(), view(left)),
                                        describe(right.result(), view(right))));
    }

    private String only(Trace left, Trace right, ViewKind view) {
        long lefts = bits(left.result());
        long rights = bits(right.result());
        return part("compare.answer.left", lefts & ~rights, view)
                + part("compare.answer.right", rights & ~lefts, view);
    }

    /** Describes what is wrong with a slip's result. */
    public String mistake(Trace slip, Trace correct) {
        return squares(slip, correct)
                .map(view -> mistake(bits(slip.result()), bits(correct.result()), view))
                .orElseGet(
                        () ->
                                say(
                                        "compare.mistake",
                                        describe(slip.result(), view(slip)),
                                        describe(correct.result(), view(correct))));
    }

    private String mistake(long slip, long correct, ViewKind view) {
        long extra = slip & ~correct;
        long missing = correct & ~slip;
        if (extra == 0) {
            return say("compare.mistake.missing", names(missing, view), Long.bitCount(missing));
        }
        return missing == 0
                ? say("compare.mistake.extra", names(extra, view), Long.bitCount(extra))
                : say(
                        "compare.mistake.both",
                        names(extra, view),
                        names(missing, view),
                        Long.bitCount(missing));
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
        boolean onlyRight = pair.moves() == AlignedPair.Moves.RIGHT;
        Trace trace = onlyRight ? both.right() : both.left();
        Step step = (onlyRight ? pair.right() : pair.left()).orElseThrow().step();
        return narrator.apply(trace).stageTitle(step);
    }

    private String firstDifference(AlignedPair pair) {
        return switch (pair.moves()) {
            case LEFT -> alone("compare.first-difference.slip", pair.left().orElseThrow());
            case RIGHT -> alone("compare.first-difference.correct", pair.right().orElseThrow());
            case BOTH -> StatementDifference.of(pair).map(this::difference).orElseThrow();
        };
    }

    private String alone(String key, Milestone only) {
        return say(key, only.name(), describe(only.value(), only.view()));
    }

    private String difference(StatementDifference found) {
        String left = describe(found.left(), found.view());
        String right = describe(found.right(), found.view());
        if (found.leftText().equals(found.rightText())) {
            return say("compare.first-difference.value", found.leftText(), left, right);
        }
        return say(
                "compare.first-difference.other",
                named(found.leftText(), left),
                named(found.rightText(), right));
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
                ? differ
                        + part("compare.answer.left", extra(left, right), left.view())
                        + part("compare.answer.right", extra(right, left), left.view())
                : differ;
    }

    private String same(Milestone left, Milestone right) {
        boolean renamed = left.isAssigned() && right.isAssigned() && !left.isNamedAs(right);
        return renamed
                ? say("compare.pair.same-renamed", left.name(), right.name())
                : say("compare.pair.same");
    }

    /** Bits set in one value only; 0 if the values cannot be compared. */
    private static long extra(Milestone one, Milestone other) {
        return areBits(one.value(), other.value(), one.view(), other.view())
                ? bits(one.value()) & ~bits(other.value())
                : 0;
    }

    private String part(String key, long bits, ViewKind view) {
        return bits == 0 ? "" : " " + say(key, names(bits, view));
    }

    private String names(long bits, ViewKind view) {
        return values.squares(bits, view);
    }

    private String describe(Value value, ViewKind view) {
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
    public String difference(Value correct, Value wrong, ViewKind view) {
        if (correct instanceof Table corrects && wrong instanceof Table wrongs) {
            return tables(corrects, wrongs, view);
        }
        return correct.equals(wrong) ? "" : difference((Word) correct, (Word) wrong, view);
    }

    private String tables(Table correct, Table wrong, ViewKind view) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < correct.length(); i++) {
            String part =
                    difference(correct.elements().get(i), wrong.elements().get(i), view.word(i));
            if (!part.isEmpty()) {
                parts.add(say("story.difference.of", i + 1, part));
            }
        }
        return String.join(messages.text("story.list.semicolon"), parts);
    }

    private String difference(Word correct, Word wrong, ViewKind view) {
        long missing = BitNames.drawn(correct.unsigned() & ~wrong.unsigned(), view);
        long extra = BitNames.drawn(wrong.unsigned() & ~correct.unsigned(), view);
        if (!BitNames.areSquares(view) || missing == 0 && extra == 0) {
            return say(
                    "story.difference.other",
                    values.describe(wrong, view),
                    values.describe(correct, view));
        }
        List<String> parts = new ArrayList<>();
        if (missing != 0) {
            parts.add(say("story.difference.missing", values.squares(missing, view)));
        }
        if (extra != 0) {
            parts.add(say("story.difference.extra", values.squares(extra, view)));
        }
        return String.join(messages.text("story.list.semicolon"), parts);
    }

    /** The common view of both results if they are sets of squares. */
    private static Optional<ViewKind> squares(Trace left, Trace right) {
        boolean both = areSquares(left.result(), right.result(), view(left), view(right));
        return both ? Optional.of(view(left)) : Optional.empty();
    }

    private static boolean areSquares(
            Value left, Value right, ViewKind leftView, ViewKind rightView) {
        return areBits(left, right, leftView, rightView) && BitNames.areSquares(leftView);
    }

    private static boolean areBits(Value left, Value right, ViewKind leftView, ViewKind rightView) {
        return left instanceof Word
                && right instanceof Word
                && leftView.equals(rightView)
                && BitNames.areBits(leftView);
    }

    private static long bits(Value value) {
        return ((Word) value).unsigned();
    }

    private static ViewKind view(Trace trace) {
        return trace.method().resultView();
    }

    private String say(String key, Object... arguments) {
        return messages.text(key, arguments);
    }
}
