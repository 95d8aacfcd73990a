package flipscope.engine.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Symmetry;
import flipscope.rules.Position;
import flipscope.testkit.RandomBoards;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is added up, beside reading each pattern square by square in all eight images. */
class PatternSumTest implements RandomBoards {
    private static final int[] TIES = PatternSum.shared();

    @Property(tries = 100)
    void aCrowdedBoardIsReadAsSquareBySquare(@ForAll("crowded") Position at) {
        assertThat(patternsOf(at)).containsExactlyInAnyOrderElementsOf(naive(at));
    }

    @Property(tries = 100)
    void aReachableBoardIsReadAsSquareBySquare(@ForAll("reachable") Position at) {
        assertThat(patternsOf(at)).containsExactlyInAnyOrderElementsOf(naive(at));
    }

    @Property(tries = 50)
    void turningAndMirroringChangeNoPlace(@ForAll("reachable") Position at) {
        List<Integer> places = places(at);
        for (Symmetry symmetry : Symmetry.values()) {
            assertThat(sorted(places(symmetry.position(at)))).isEqualTo(sorted(tied(places)));
        }
    }

    @Property(tries = 100)
    void movesAreCounted(@ForAll("reachable") Position at) {
        int own = Long.bitCount(at.legalMoves());
        int replies = Long.bitCount(at.passed().legalMoves());
        int counts = Pattern.DIAGONAL_4.start() + Pattern.DIAGONAL_4.size();
        assertThat(places(at)).contains(counts + own, counts + 40 + replies);
        assertThat(places(at)).hasSize(PatternSum.ADDENDS);
    }

    @Example
    void eachSquareOfTheBoardIsInSomePattern() {
        Set<Integer> covered = new HashSet<>();
        for (Pattern pattern : Pattern.values()) {
            for (Symmetry symmetry : Symmetry.values()) {
                pattern.squares().forEach(square -> covered.add(symmetry.square(square)));
            }
        }
        assertThat(covered).hasSize(64);
    }

    @Example
    void aConfigurationAndItsMirrorImageShareAPlace() {
        // X on a1 and O on c1 of a diagonal of four: 1002 in base 3 is 29, and 2001 is 55.
        assertThat(Pattern.DIAGONAL_4.tied(55)).isEqualTo(29);
        assertThat(Pattern.DIAGONAL_4.tied(29)).isEqualTo(29);
        assertThat(Pattern.CORNER_2X5.tied(55)).isEqualTo(55);
    }

    private static List<Integer> places(Position at) {
        List<Integer> places = new ArrayList<>();
        PatternSum.of(
                at.own(),
                at.opponent(),
                at.legalMoves(),
                at.passed().legalMoves(),
                place -> {
                    places.add(place);
                    return 0;
                });
        return places;
    }

    private static List<Integer> patternsOf(Position at) {
        int end = Pattern.DIAGONAL_4.start() + Pattern.DIAGONAL_4.size();
        return tied(places(at)).stream().filter(place -> place < end).toList();
    }

    private static List<Integer> tied(List<Integer> places) {
        return places.stream().map(place -> TIES[place]).toList();
    }

    private static List<Integer> sorted(List<Integer> places) {
        return tied(places).stream().sorted().toList();
    }

    /** Each pattern once on each set of squares that it has in some image of the board. */
    private static List<Integer> naive(Position at) {
        List<Integer> places = new ArrayList<>();
        for (Pattern pattern : Pattern.values()) {
            Map<Set<Integer>, Integer> bySquares = new HashMap<>();
            for (Symmetry symmetry : Symmetry.values()) {
                List<Integer> squares = pattern.squares().stream().map(symmetry::square).toList();
                int configuration = 0;
                for (int square : squares) {
                    configuration = 3 * configuration + digit(at, square);
                }
                bySquares.merge(Set.copyOf(squares), pattern.start() + configuration, Math::min);
            }
            places.addAll(bySquares.values());
        }
        return places;
    }

    private static int digit(Position at, int square) {
        if ((at.own() >>> square & 1) != 0) {
            return 1;
        }
        return (at.opponent() >>> square & 1) != 0 ? 2 : 0;
    }
}
