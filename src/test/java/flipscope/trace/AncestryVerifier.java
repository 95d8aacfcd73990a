package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.origin.Ancestor;
import flipscope.trace.origin.Ancestor.Kind;
import flipscope.trace.origin.BitOrigin;
import flipscope.trace.origin.Cause;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Checks of every cell of a trace that the ancestors which are named decide it: with them turned
 * over, plain Java comes to another bit.
 */
public final class AncestryVerifier {
    private static final int SOME = 8;

    private final Step step;
    private final int bit;

    private AncestryVerifier(Step step, int bit) {
        this.step = step;
        this.bit = bit;
    }

    /** Checks every drawn bit of every result, and of some where the story goes and ends. */
    public static void verify(Trace trace) {
        for (Step step : trace.steps()) {
            if (!(step.result() instanceof Word word)) {
                continue;
            }
            long cells = step.site().resultView().cells(word.type());
            for (int bit = 0; bit < word.type().width(); bit++) {
                if ((cells >>> bit & 1) == 0) {
                    continue;
                }
                new AncestryVerifier(step, bit).verify();
                if ((bit + step.index()) % SOME == 0) {
                    verifyStory(trace, step, bit);
                }
            }
        }
    }

    /** It hands the value on from step to step, back to what no step made. */
    private static void verifyStory(Trace trace, Step step, int bit) {
        List<Cause> story = BitOrigin.of(trace, step, 1L << bit);
        for (int i = 1; i < story.size(); i++) {
            Cause later = story.get(i - 1);
            assertThat(later.followed().origin()).isEqualTo(story.get(i).step().index());
            boolean both = later.isOne() && story.get(i).isOne();
            if (both) {
                assertThat(story.get(i).isSet()).isEqualTo(later.wasSet());
            }
        }
        Cause last = story.get(story.size() - 1);
        if (last.operand() < 0) {
            assertThat(last.step().operator()).isIn(Operator.LEFT, Operator.RIGHT_ZERO);
        } else {
            assertThat(last.followed().origin()).isEqualTo(-1);
        }
    }

    private void verify() {
        Cause cause = BitOrigin.cause(step, 1L << bit);
        // Each chapter leads to an earlier step, so no story goes on for ever.
        if (cause.operand() >= 0) {
            assertThat(cause.followed().origin()).isLessThan(step.index());
        }
        for (Ancestor each : cause.ancestors()) {
            if (isDecidedElsewhere(each)) {
                continue;
            }
            assertThat(decides(each)).as("bit %s of %s: %s", bit, step, each).isTrue();
        }
    }

    /** What a table holds and what another branch would have been is not in the step. */
    private static boolean isDecidedElsewhere(Ancestor ancestor) {
        return ancestor.kind() == Kind.ENTRY || ancestor.kind() == Kind.CONDITION;
    }

    private boolean decides(Ancestor ancestor) {
        return ancestor.kind() == Kind.WHOLE
                ? others(ancestor).stream().anyMatch(this::changes)
                : changes(turned(ancestor.first(), ancestor.second()));
    }

    private boolean changes(Step other) {
        // Handing on is no arithmetic.
        if (step.operator() == Operator.RETURN && step.result() instanceof Word now) {
            return bit(now) != bit((Word) other.operands().get(0).value());
        }
        return bit((Word) PlainJava.result(other)) != bit((Word) step.result());
    }

    private long bit(Word word) {
        return word.bits() >>> bit & 1;
    }

    private Step turned(long first, long second) {
        List<Operand> operands = new ArrayList<>();
        for (Operand each : step.operands()) {
            operands.add(turned(each, operands.isEmpty() ? first : second));
        }
        return with(operands);
    }

    private static Operand turned(Operand operand, long bits) {
        return operand.value() instanceof Word word
                ? holding(operand, Word.of(word.bits() ^ bits).as(word.type()))
                : operand;
    }

    private static Operand holding(Operand operand, Word value) {
        return new Operand(
                operand.text(), value, operand.view(), operand.origin(), 0, operand.traced(), 0);
    }

    /** The step with one named place turned over, or with another number in the second operand. */
    private List<Step> others(Ancestor ancestor) {
        if (step.operator() == Operator.LOOKUP) {
            return numbers();
        }
        List<Step> others = new ArrayList<>();
        for (int place = 0; place < 64; place++) {
            long one = 1L << place;
            others.add(turned(ancestor.first() & one, 0));
            others.add(turned(0, ancestor.second() & one));
        }
        others.add(turned(ancestor.first(), ancestor.second()));
        if (ancestor.second() != 0) {
            others.addAll(numbers());
        }
        return others;
    }

    /** Other amounts of a shift, other entries of a table. */
    private List<Step> numbers() {
        Operand first = step.operands().get(0);
        int count = first.value() instanceof Table table ? table.length() : 64;
        return IntStream.range(0, count)
                .mapToObj(i -> with(List.of(first, holding(step.operands().get(1), Word.of(i)))))
                .toList();
    }

    private Step with(List<Operand> operands) {
        return new Step(
                step.index(),
                step.site(),
                step.depth(),
                step.stage(),
                step.call(),
                step.callStage(),
                step.statement(),
                step.iteration(),
                step.loops(),
                operands,
                step.result(),
                step.assigns(),
                step.assignedView(),
                step.assigned(),
                step.marks(),
                step.counted(),
                step.last());
    }
}
