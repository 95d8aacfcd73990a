package flipscope.story;

import static flipscope.story.BitNames.areBits;
import static flipscope.story.BitNames.areSquares;

import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Operator;

/**
 * Describes {@code &}, {@code |}, {@code ^} and {@code ~}: what stays, what is added, what is
 * removed; and which bits any step set and cleared.
 */
final class SetWords extends StepWords {
    /** When nearly the whole board is set, more squares than this are counted instead of named. */
    private static final int MOST_NAMED = 8;

    SetWords(StepWords words) {
        super(words);
    }

    String and() {
        if (isPlain()) {
            return areBits(operand(0).view()) ? common() : plain();
        }
        long lost = lost();
        if (lost == 0) {
            String key = result() == 0 ? "story.and.nothing-to-keep" : "story.and.all";
            return say(key, describeResult());
        }
        String key = result() == 0 ? "story.and.nothing" : "story.and.some";
        return say(key, describeResult()) + dropped(lost);
    }

    /** A number used only to test whether two sets intersect. */
    private String common() {
        String fact = common(step.word(), operand(0).view());
        return say("story.and.number", fact, describeResult());
    }

    /** A short description of the result of {@code &}. */
    String kept() {
        long lost = lost();
        boolean empty = drawn(result()) == 0;
        if (lost == 0 && !empty) {
            return say("story.and.kept-all", describeResult());
        }
        String kept =
                empty ? say("story.and.nothing-left") : say("story.and.kept", describeResult());
        return lost == 0 ? kept : kept + " " + say("story.and.and-dropped", squares(lost));
    }

    /** That {@code &} left its first operand as it was; empty if it did not. */
    String taken() {
        boolean same = operator == Operator.AND && lost() == 0 && drawn(result()) != 0;
        return same ? say("story.and.nothing-taken") : "";
    }

    private long lost() {
        return drawn(marks.lost());
    }

    private String dropped(long lost) {
        return view.shape() == Shape.LANES ? "" : " " + say("story.and.dropped", squares(lost));
    }

    String or() {
        if (isPlain()) {
            return plain();
        }
        long fresh = marks.fresh();
        return fresh == 0 ? say("story.or.nothing") : say("story.or.adds", squares(fresh));
    }

    String xor() {
        if (isPlain()) {
            return plain();
        }
        String on = any("story.xor.on", marks.fresh());
        String both = (on + " " + any("story.xor.off", marks.lost())).strip();
        return both.isEmpty() ? say("story.xor.nothing") : both;
    }

    String not() {
        if (isPlain()) {
            return say("story.not.number", describe(0), describeResult());
        }
        int set = Long.bitCount(drawn(result()));
        if (narrator.roles().isAllDiscs(operand(0)) && !view.shape().isCube()) {
            return say("story.not.empty", set);
        }
        return set > MOST_NAMED && areSquares(view)
                ? say("story.not.many", set)
                : say("story.not", describeResult());
    }

    /**
     * Which bits a step newly set and cleared; empty if nothing changed.
     *
     * @param afterAList whether squares are listed before; then cleared bits are counted, not
     *     named, if there are new ones
     */
    String changes(boolean afterAList) {
        long lost = lost();
        boolean counted = afterAList && fresh() != 0 && Long.bitCount(lost) > 1;
        String cleared =
                counted
                        ? say("story.cleared", values.count(lost, view))
                        : any("story.cleared", lost);
        return (any("story.added", fresh()) + " " + cleared).strip();
    }

    private String any(String key, long bits) {
        return bits == 0 ? "" : say(key, squares(bits));
    }

    private long fresh() {
        return drawn(marks.fresh());
    }
}
