package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.rules.Position;
import flipscope.story.AlignedPair.Moves;
import flipscope.testkit.RandomBoards;
import flipscope.trace.Trace;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds of the alignment of any two traces. */
class SideBySidePropertyTest implements RandomBoards {
    private static final int TRIES = 200;

    @Provide
    Arbitrary<String> mobilities() {
        return Arbitraries.of(
                Traced.CATALOGUE.family("mobility").stream().map(each -> each.id()).toList());
    }

    private static Trace trace(String id, Position at) {
        return Traced.of(id, ChosenInputs.of(at)).trace();
    }

    @Property(tries = TRIES)
    void whatIsPairedIsEqual(
            @ForAll("mobilities") String left,
            @ForAll("mobilities") String right,
            @ForAll("reachable") Position at) {
        SideBySide both = SideBySide.of(trace(left, at), trace(right, at));
        assertThat(both.pairs())
                .filteredOn(pair -> pair.moves() == AlignedPair.Moves.BOTH)
                .allMatch(AlignedPair::agree);
    }

    @Property(tries = TRIES)
    void eachSideTakesAllOfItsStepsInOrder(
            @ForAll("mobilities") String left,
            @ForAll("mobilities") String right,
            @ForAll("reachable") Position at) {
        SideBySide both = SideBySide.of(trace(left, at), trace(right, at));
        assertThat(taken(both.pairs(), AlignedPair.Moves.RIGHT, true))
                .isEqualTo(Milestone.byStop(both.left()));
        assertThat(taken(both.pairs(), AlignedPair.Moves.LEFT, false))
                .isEqualTo(Milestone.byStop(both.right()));
    }

    private static List<Milestone> taken(
            List<AlignedPair> pairs, AlignedPair.Moves otherOnly, boolean left) {
        return pairs.stream()
                .filter(pair -> pair.moves() != otherOnly)
                .map(pair -> (left ? pair.left() : pair.right()).orElseThrow())
                .toList();
    }

    @Property(tries = TRIES)
    void whoWaitsStandsAtTheLastStepThatItTook(
            @ForAll("mobilities") String left,
            @ForAll("mobilities") String right,
            @ForAll("reachable") Position at) {
        List<AlignedPair> pairs = SideBySide.of(trace(left, at), trace(right, at)).pairs();
        for (int index = 1; index < pairs.size(); index++) {
            AlignedPair pair = pairs.get(index);
            AlignedPair before = pairs.get(index - 1);
            if (pair.moves() == AlignedPair.Moves.LEFT) {
                assertThat(pair.right()).isEqualTo(before.right());
            }
            if (pair.moves() == AlignedPair.Moves.RIGHT) {
                assertThat(pair.left()).isEqualTo(before.left());
            }
        }
    }

    @Property(tries = TRIES)
    void equalTracesAlignCompletely(
            @ForAll("mobilities") String id, @ForAll("reachable") Position at) {
        SideBySide both = SideBySide.of(trace(id, at), trace(id, at));
        assertThat(both.pairs()).allMatch(AlignedPair::agree);
    }

    @Property(tries = TRIES)
    void anAlgorithmNeverPartsFromItself(
            @ForAll("mobilities") String id, @ForAll("reachable") Position at) {
        SideBySide both = SideBySide.ofSlip(trace(id, at), trace(id, at));
        assertThat(both.firstDifference()).isEmpty();
        assertThat(both.pairs()).allMatch(AlignedPair::agree);
    }

    @Property(tries = TRIES)
    void aSlipWhoseAnswerIsWrongPartsFromItsRightFormBefore(@ForAll("reachable") Position at) {
        Trace slip = trace("clinic/mobility-right-mask", at);
        Trace right = trace("reversi/mobility/shifts", at);
        boolean wrong = !slip.result().equals(right.result());
        assertThat(SideBySide.ofSlip(slip, right).firstDifference().isPresent() || !wrong).isTrue();
    }

    @Property
    void pairsAreWorthAsMuchAsThoseOfTheSlowWay(
            @ForAll("words") List<Integer> left, @ForAll("words") List<Integer> right) {
        int sum = 0;
        int l = 0;
        int r = 0;
        for (Moves moves : AlignedPair.moves(left, right, SideBySidePropertyTest::worth)) {
            if (moves == Moves.BOTH) {
                assertThat(left.get(l)).isEqualTo(right.get(r));
                sum += worth(left.get(l), right.get(r));
            }
            l += moves == Moves.RIGHT ? 0 : 1;
            r += moves == Moves.LEFT ? 0 : 1;
        }
        assertThat(sum).isEqualTo(slow(left, right));
        assertThat(List.of(l, r)).isEqualTo(List.of(left.size(), right.size()));
    }

    @Provide
    Arbitrary<List<Integer>> words() {
        return Arbitraries.integers().between(1, 4).list().ofMaxSize(7);
    }

    private static int worth(int left, int right) {
        return left == right ? left : 0;
    }

    /** The same without remembering anything. */
    private static int slow(List<Integer> left, List<Integer> right) {
        if (left.isEmpty() || right.isEmpty()) {
            return 0;
        }
        List<Integer> lefts = left.subList(1, left.size());
        List<Integer> rights = right.subList(1, right.size());
        int together = worth(left.get(0), right.get(0));
        return Stream.of(
                        slow(lefts, right),
                        slow(left, rights),
                        together == 0 ? 0 : together + slow(lefts, rights))
                .max(Integer::compare)
                .orElseThrow();
    }
}
