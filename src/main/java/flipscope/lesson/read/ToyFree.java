package flipscope.lesson.read;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An input of a toy that its reader changes: by pressing bits, by sliding, or by both.
 *
 * @param input its place among the inputs
 * @param start its value at first
 * @param pressed the bits to press; 0 if none are
 * @param slide the values that it slides through, from left to right; empty if it does not
 */
public record ToyFree(
        int input, String name, DisplayFormat view, Word start, long pressed, List<Long> slide) {
    /** The most pressed bits whose sets are tried one by one. */
    private static final int FEW = 12;

    private static final int HEX = 16;

    /** Whether its values are written as numbers, not as sets. */
    private boolean isNumber() {
        return pressed == 0 && view.shape() == DisplayFormat.Shape.NUMBER;
    }

    /** As addresses have it. */
    String write(long value) {
        Word word = Word.of(start.type(), value);
        return isNumber() ? Long.toString(value) : Long.toHexString(word.unsigned());
    }

    /** The value that an address has; empty if it is none of its own. */
    Optional<Long> read(String typed) {
        String form = isNumber() ? "-?\\d{1,9}" : "[0-9a-fA-F]{1,16}";
        if (!typed.matches(form)) {
            return Optional.empty();
        }
        long value = isNumber() ? Long.parseLong(typed) : Long.parseUnsignedLong(typed, HEX);
        return Optional.of(Word.of(start.type(), value).bits()).filter(this::allows);
    }

    boolean allows(long value) {
        return slide.contains(value) || pressed != 0 && ((value ^ start.bits()) & ~pressed) == 0;
    }

    /** Whether all its sets can be tried. */
    boolean isFew() {
        return Long.bitCount(pressed) <= FEW;
    }

    /** How many values it has; many are not counted. */
    long count() {
        int bits = Long.bitCount(pressed);
        return !isFew() ? Integer.MAX_VALUE : Math.max(slide.size(), 1L << bits);
    }

    /** All values where they are few, else those one press or slide away from the start. */
    List<Long> tried() {
        if (pressed == 0) {
            return slide;
        }
        List<Long> all = new ArrayList<>();
        long fixed = start.bits() & ~pressed;
        if (isFew()) {
            long part = 0;
            do {
                all.add(fixed | part);
                part = part - pressed & pressed;
            } while (part != 0);
        } else {
            for (long left = pressed; left != 0; left &= left - 1) {
                all.add(start.bits() ^ left & -left);
            }
        }
        return all;
    }
}
