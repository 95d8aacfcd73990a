package flipscope.judge;

import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.trace.DisplayFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a task gives to the method. */
public interface Inputs {
    /** How many of the values, from the first on, may lose discs and be anything valid. */
    int changeable();

    /** Whether all of it may be moved over the board. */
    boolean movable();

    /** Whether these values can be given. */
    boolean isValid(TestCase at);

    /** What costs are counted on. */
    TestCase example();

    /** Endless ones to try it on, the same for everyone. */
    Stream<TestCase> cases();

    /** The discs as a position with Black to move; empty where there are no sides. */
    Optional<Position> position(TestCase at);

    /** Whether what is given is one square, and a move there. */
    default boolean isLegalMove(TestCase at, long given) {
        List<Integer> move = Squares.list(given);
        return move.size() == 1
                && position(at).filter(each -> each.isLegal(move.get(0))).isPresent();
    }

    /** How a value is drawn. */
    DisplayFormat view(int parameter);
}
