package flipscope.rules;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.RandomBoards;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** One form for all eight, found square by square here. */
class CanonicalTest implements RandomBoards {
    @Property(tries = 500)
    void theEightFormsOfAPositionHaveOneThatStandsForAll(@ForAll("reachable") Position position) {
        List<Position> forms = forms(position).toList();
        assertThat(forms.stream().map(Canonical::of).distinct()).hasSize(1);
        Comparator<Position> order =
                Comparator.comparing(Position::own, Long::compareUnsigned)
                        .thenComparing(Position::opponent, Long::compareUnsigned);
        assertThat(Canonical.of(position)).isEqualTo(forms.stream().min(order).orElseThrow());
    }

    private static Stream<Position> forms(Position position) {
        return Stream.<IntUnaryOperator>of(
                        s -> s,
                        s -> Squares.at(7 - Squares.file(s), Squares.row(s)),
                        s -> Squares.at(Squares.file(s), 7 - Squares.row(s)),
                        s -> Squares.at(7 - Squares.file(s), 7 - Squares.row(s)),
                        s -> Squares.at(Squares.row(s), Squares.file(s)),
                        s -> Squares.at(7 - Squares.row(s), Squares.file(s)),
                        s -> Squares.at(Squares.row(s), 7 - Squares.file(s)),
                        s -> Squares.at(7 - Squares.row(s), 7 - Squares.file(s)))
                .map(form -> moved(position, form));
    }

    private static Position moved(Position position, IntUnaryOperator form) {
        return new Position(
                moved(position.own(), form), moved(position.opponent(), form), position.toMove());
    }

    private static long moved(long set, IntUnaryOperator form) {
        return Squares.list(set).stream().mapToLong(s -> Squares.bit(form.applyAsInt(s))).sum();
    }
}
