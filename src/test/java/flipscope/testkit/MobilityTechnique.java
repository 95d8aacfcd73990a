package flipscope.testkit;

import flipscope.core.MobilityCarry;
import flipscope.core.MobilityCore;
import flipscope.core.MobilityHalves;
import flipscope.core.MobilityKoggeStone;
import flipscope.core.MobilityPrefix;
import flipscope.core.MobilityShifts;
import flipscope.rules.Position;
import java.util.function.LongBinaryOperator;

/** Every way in which {@code core} finds all legal moves. */
public enum MobilityTechnique {
    SHIFTS(MobilityShifts::mobility),
    CARRY(MobilityCarry::mobility),
    HALVES(MobilityHalves::mobility),
    PREFIX(MobilityPrefix::mobility),
    KOGGE_STONE(MobilityKoggeStone::mobility),
    CORE(MobilityCore::mobility);

    @SuppressWarnings("ImmutableEnumChecker") // Always a static method.
    private final LongBinaryOperator method;

    MobilityTechnique(LongBinaryOperator method) {
        this.method = method;
    }

    /** The legal moves as this technique finds them. */
    public long mobility(Position at) {
        return method.applyAsLong(at.own(), at.opponent());
    }
}
