package flipscope.testkit;

import flipscope.rules.Position;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;

/** Gives the properties of a class that implements it their positions, by these names. */
public interface RandomBoards {
    /** See {@link Positions#reachable()}. */
    @Provide
    default Arbitrary<Position> reachable() {
        return Positions.reachable();
    }

    /** See {@link Positions#crowded()}. */
    @Provide
    default Arbitrary<Position> crowded() {
        return Positions.crowded();
    }
}
