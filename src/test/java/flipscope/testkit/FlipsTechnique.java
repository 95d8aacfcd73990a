package flipscope.testkit;

import flipscope.core.FlipsCarry;
import flipscope.core.FlipsCore;
import flipscope.core.FlipsHalves;
import flipscope.core.FlipsLoop;
import flipscope.core.FlipsTwoFills;
import flipscope.rules.Position;
import flipscope.rules.Squares;

/** Every way in which {@code core} finds the discs that a move turns. */
public enum FlipsTechnique {
    LOOP(FlipsLoop::flips),
    TWO_FILLS(FlipsTwoFills::flips),
    CARRY(FlipsCarry::flips),
    HALVES(FlipsHalves::flips),
    CORE(FlipsCore::flips);

    private interface Flips {
        long of(long own, long opponent, long move);
    }

    @SuppressWarnings("ImmutableEnumChecker") // Always a static method.
    private final Flips method;

    FlipsTechnique(Flips method) {
        this.method = method;
    }

    /** The discs that a move to an empty square turns, as this technique finds them. */
    public long flips(Position at, int square) {
        return method.of(at.own(), at.opponent(), Squares.bit(square));
    }
}
