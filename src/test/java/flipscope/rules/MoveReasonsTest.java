package flipscope.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import flipscope.rules.Ray.Outcome;
import flipscope.testkit.TenThousand;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MoveReasonsTest {
    /** All 64 squares of each position, against the naive rules. */
    @Test
    void agreeWithTheNaiveRules() {
        for (Position position : TenThousand.POSITIONS) {
            long legal = 0;
            for (int square = 0; square < 64; square++) {
                MoveReasons reasons = MoveReasons.of(position, square);
                if (reasons.isLegal()) {
                    legal |= Squares.bit(square);
                }
                if (reasons.flips() != flips(position, square)) {
                    fail("%s: %s", Squares.name(square), position);
                }
                for (Ray ray : reasons.rays()) {
                    if (!isSo(position, square, ray)) {
                        fail("%s: %s", ray, position);
                    }
                }
            }
            assertThat(legal).isEqualTo(position.legalMoves());
        }
    }

    private static long flips(Position position, int square) {
        boolean empty = (position.empty() & Squares.bit(square)) != 0;
        return empty ? position.flips(square) : 0;
    }

    /** Whether what a ray claims of its squares is so on the board. */
    private static boolean isSo(Position position, int square, Ray ray) {
        int file = Squares.file(square);
        int row = Squares.row(square);
        for (int each : ray.run()) {
            file += ray.direction().files();
            row += ray.direction().rows();
            boolean next = each == Squares.at(file, row);
            if (!next || (position.opponent() & Squares.bit(each)) == 0) {
                return false;
            }
        }
        file += ray.direction().files();
        row += ray.direction().rows();
        boolean inside = file >= 0 && file < 8 && row >= 0 && row < 8;
        long end = inside ? Squares.bit(Squares.at(file, row)) : 0;
        boolean ended = ray.end().stream().allMatch(each -> end == Squares.bit(each));
        return ended
                && ray.end().isPresent() == inside
                && (position.opponent() & end) == 0
                && outcome(position, ray, end) == ray.outcome();
    }

    private static Outcome outcome(Position position, Ray ray, long end) {
        if (ray.run().isEmpty()) {
            return Outcome.NO_NEIGHBOUR;
        }
        if (end == 0) {
            return Outcome.EDGE;
        }
        return (position.own() & end) != 0 ? Outcome.FLIPS : Outcome.EMPTY;
    }

    @Test
    void fromC4BlackTurnsOnlyToTheRightAtTheStart() {
        MoveReasons reasons = MoveReasons.of(Position.START, Squares.at(2, 3));
        Map<Direction, Ray> rays = rays(reasons);
        Ray right = rays.remove(Direction.RIGHT);
        assertThat(right.outcome()).isEqualTo(Outcome.FLIPS);
        assertThat(right.run()).isEqualTo(List.of(Squares.at(3, 3)));
        assertThat(rays.values()).extracting(Ray::outcome).containsOnly(Outcome.NO_NEIGHBOUR);
    }

    @Test
    void anOccupiedSquareHasOneReason() {
        MoveReasons reasons = MoveReasons.of(Position.START, Squares.at(3, 3));
        assertThat(reasons.occupant()).contains(Side.WHITE);
        assertThat(reasons.rays()).isEmpty();
        assertThat(reasons.isLegal()).isFalse();
    }

    @Test
    void aRunCanMeetAnEmptySquareOrTheEdge() {
        long own = Squares.bit(Squares.at(0, 7));
        long opponent = 0;
        for (int file = 4; file < 8; file++) {
            opponent |= Squares.bit(Squares.at(file, 2));
        }
        opponent |= Squares.bit(Squares.at(3, 3));
        Position position = new Position(own, opponent, Side.BLACK);
        Map<Direction, Ray> rays = rays(MoveReasons.of(position, Squares.at(3, 2)));
        assertThat(rays.get(Direction.RIGHT).outcome()).isEqualTo(Outcome.EDGE);
        assertThat(rays.get(Direction.RIGHT).run()).hasSize(4);
        assertThat(rays.get(Direction.DOWN).outcome()).isEqualTo(Outcome.EMPTY);
        assertThat(rays.get(Direction.DOWN).end()).hasValue(Squares.at(3, 4));
    }

    private static Map<Direction, Ray> rays(MoveReasons reasons) {
        return reasons.rays().stream()
                .collect(Collectors.toMap(Ray::direction, Function.identity()));
    }
}
