package flipscope.catalogue;

import flipscope.trace.BitLayout;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;

/**
 * The bits that a set may have, as its parameter says.
 *
 * @param others the sets of other inputs, by their names
 */
record SetRoom(Parameter input, ToLongFunction<String> others) {
    /** All bits that it may have; for a number and a truth value, all. */
    long bits() {
        if (!isSet()) {
            return -1;
        }
        long room = Word.ones(ValueText.room(input));
        for (String within : input.domain().within()) {
            room &= others.applyAsLong(within);
        }
        for (String apart : input.domain().apart()) {
            room &= ~others.applyAsLong(apart);
        }
        return room;
    }

    private boolean isSet() {
        return !ValueText.isNumber(input) && !input.type().equals(Type.BOOLEAN);
    }

    /** What nobody chose follows what others chose. */
    Word fitted(Word usual) {
        if (!isSet()) {
            return usual;
        }
        long room = bits();
        long fits = usual.unsigned() & room;
        boolean one = !input.domain().single() || Long.bitCount(fits) == 1;
        return Word.of(input.type(), one ? fits : Long.lowestOneBit(room));
    }

    /** Why a value cannot be given. */
    Optional<String> refusal(Word value) {
        if (!isSet()) {
            return Optional.empty();
        }
        long bits = value.unsigned();
        for (String within : input.domain().within()) {
            long outside = bits & ~others.applyAsLong(within);
            if (outside != 0) {
                return Optional.of(names(outside) + " not in `" + within + "`");
            }
        }
        for (String apart : input.domain().apart()) {
            long shared = bits & others.applyAsLong(apart);
            if (shared != 0) {
                return Optional.of(names(shared) + " in `" + apart + "` already");
            }
        }
        return input.domain().single() && Long.bitCount(bits) != 1
                ? Optional.of("it must be exactly one square, not " + Long.bitCount(bits))
                : Optional.empty();
    }

    /** The first few of these squares, and the verb. */
    private String names(long bits) {
        BitLayout layout = BitLayout.of(input.view(), input.type().width());
        List<String> all = layout.set(bits).mapToObj(layout::name).toList();
        String more = all.size() > 4 ? " …" : "";
        return all.stream().limit(4).collect(Collectors.joining(" "))
                + more
                + (all.size() == 1 ? " is" : " are");
    }
}
