package flipscope.opening;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.TranscriptText;
import flipscope.opening.OpeningTree.Branch;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OpeningTreeTest {
    private static final OpeningTree TREE = OpeningTree.PACKAGED;

    private static Position after(String moves) {
        return TranscriptText.read(moves).turn();
    }

    private static List<String> moves(String moves) {
        return TREE.branches(after(moves)).stream()
                .map(branch -> Squares.names(1L << branch.square()))
                .toList();
    }

    @Test
    void theFourFirstMovesAreOne() {
        List<Branch> first = TREE.branches(Position.START);
        assertThat(first).hasSize(1);
        assertThat(first.get(0).squares())
                .extracting(Squares::name)
                .startsWith("f5")
                .containsExactlyInAnyOrder("f5", "d3", "c4", "e6");
        assertThat(first.get(0).opening()).isEmpty();
        assertThat(first.get(0).beyond()).hasSize(76);
    }

    @Test
    void everyOpeningIsReachedLevelByLevelAndByNothingElse() {
        Set<Opening> reached = new HashSet<>();
        walk(Position.START, reached);
        assertThat(reached).containsExactlyInAnyOrderElementsOf(Openings.all());
    }

    /** What lies beyond is exactly what is reached by going on. */
    private static Set<Opening> walk(Position at, Set<Opening> reached) {
        Set<Opening> below = new HashSet<>();
        for (Branch each : TREE.branches(at)) {
            Set<Opening> beyond = walk(at.play(each.square()), reached);
            assertThat(each.beyond()).containsExactlyInAnyOrderElementsOf(beyond);
            assertThat(each.opening().isPresent() || !beyond.isEmpty()).isTrue();
            below.addAll(beyond);
            each.opening().ifPresent(below::add);
        }
        reached.addAll(below);
        return below;
    }

    @Test
    void theWayToMostComesFirst() {
        assertThat(moves("f5")).containsExactly("d6", "f6", "f4");
        assertThat(moves("f5d6")).containsExactly("c4", "c3", "c5");
        assertThat(moves("f5d6c3g5")).isEmpty();
    }

    @Test
    void itIsTheSameOnATurnedBoardAndByOtherMoves() {
        assertThat(moves("e6f4")).containsExactly("d3", "c3", "e3");
        Game other = TranscriptText.read("f5d6c4d3c3");
        assertThat(Openings.at(other.position()).map(Opening::name)).contains("Tiger");
        assertThat(TREE.branches(TranscriptText.read("f5d6c4d3").turn()))
                .anyMatch(each -> each.opening().filter(o -> o.name().equals("Tiger")).isPresent());
        assertThat(TREE.contains(after("f5d6c4g5"))).isTrue();
        assertThat(TREE.contains(after("f5d6c6"))).isFalse();
    }
}
