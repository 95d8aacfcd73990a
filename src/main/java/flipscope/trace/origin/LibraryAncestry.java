package flipscope.trace.origin;

import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.trace.origin.Ancestor.Kind;
import java.util.List;

/** Finds what decided a bit of the result of a library method. */
final class LibraryAncestry {
    private LibraryAncestry() {}

    static List<Ancestor> of(Step step, int bit) {
        int width = step.operand(0).value().type().width();
        return switch (name(step)) {
            case "reverse" -> moved(width - 1 - bit);
            case "reverseBytes" -> moved(bit ^ (width - 8));
            case "lowestOneBit" -> single(step, bit, (1L << bit) - 1);
            case "highestOneBit" -> single(step, bit, -2L << bit);
            case "rotateLeft" -> ShiftAncestry.rotation(step, bit, true);
            case "rotateRight" -> ShiftAncestry.rotation(step, bit, false);
            default -> Ancestry.whole(step);
        };
    }

    private static String name(Step step) {
        String text = step.text().substring(0, step.text().indexOf('(')).strip();
        return text.substring(text.lastIndexOf('.') + 1);
    }

    private static List<Ancestor> moved(int from) {
        return List.of(Ancestor.first(Kind.MOVED, 1L << from));
    }

    /**
     * Methods that keep one bit.
     *
     * @param before the positions that take precedence
     */
    private static List<Ancestor> single(Step step, int bit, long before) {
        long x = step.word(0).unsigned();
        long place = 1L << bit;
        boolean kept = (((Word) step.result()).unsigned() & place) != 0;
        long missing = place & ~x;
        return List.of(Ancestor.first(Kind.SAME, kept ? place : missing | x & before));
    }
}
