package flipscope.story;

import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Operator;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** What may not be left out: what a step added, lost, moved off, or carried round an edge. */
final class Whole {
    private static final Set<Operator> CHANGING =
            EnumSet.of(Operator.ADD, Operator.SUBTRACT, Operator.XOR);

    private final String said;
    private final Fact fact;
    private final List<String> missing = new ArrayList<>();

    private Whole(List<String> parts, Fact fact) {
        this.said = String.join(" ", parts);
        this.fact = fact;
    }

    /** What happened and is not said, by the words that would say it. */
    static List<String> missing(List<String> parts, Fact fact) {
        Whole whole = new Whole(parts, fact);
        boolean squares = fact.step().result() != null && BitNames.areSquares(fact.view());
        Operator operator = fact.step().operator();
        if (operator == Operator.LEFT || operator == Operator.RIGHT_ZERO) {
            whole.shift();
        } else if (operator == Operator.AND) {
            whole.said(squares && whole.drawn(fact.cleared()), "rop");
        } else if (CHANGING.contains(operator)) {
            whole.changed(squares);
        }
        return whole.missing;
    }

    private void changed(boolean squares) {
        said(squares && drawn(fact.added()), "Added|Switches on|Set now|The answer|Gives back");
        said(squares && drawn(fact.cleared()), "Cleared|Switches off");
    }

    private void shift() {
        if (!BitNames.areBits(fact.from()) || fact.a() == 0) {
            return;
        }
        boolean lanes = fact.from().shape() == Shape.LANES;
        said(lanes ? fact.amount() >= fact.from().lanes() : fact.fell() != 0, "falls? off");
        said(BoardShift.of(fact.step()).isPresent() && fact.wrapped() != 0, "wraps? round");
    }

    private boolean drawn(long bits) {
        return (bits & Names.cells(fact.view())) != 0;
    }

    private void said(boolean happened, String words) {
        if (happened && !Pattern.compile(words).matcher(said).find()) {
            missing.add(words);
        }
    }
}
