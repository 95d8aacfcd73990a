package flipscope.trace.edit;

import static flipscope.trace.edit.Alternative.Kind.HALF;
import static flipscope.trace.edit.Alternative.Kind.INVERTED;
import static flipscope.trace.edit.Alternative.Kind.LEFT_OUT;
import static flipscope.trace.edit.Alternative.Kind.NO_MASK;
import static flipscope.trace.edit.Alternative.Kind.ONE_LESS;
import static flipscope.trace.edit.Alternative.Kind.ONE_MORE;
import static flipscope.trace.edit.Alternative.Kind.OTHER_LINE;
import static flipscope.trace.edit.Alternative.Kind.OTHER_MASK;
import static flipscope.trace.edit.Alternative.Kind.OTHER_OPERATOR;
import static flipscope.trace.edit.Alternative.Kind.OTHER_WAY;
import static flipscope.trace.edit.Alternative.Kind.SIGN_DROPPED;
import static flipscope.trace.edit.Alternative.Kind.SIGN_KEPT;
import static flipscope.trace.edit.Alternative.Kind.TWICE;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.Type;
import flipscope.trace.parse.Field;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.ViewRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Replacements for operators, numbers and masks. */
final class TokenAlternatives {
    /** How many squares a shift may move: one, or, in a parallel prefix, two or four. */
    private static final int[] STRIDES = {1, 2, 4};

    private TokenAlternatives() {}

    /**
     * Replacements for a binary operator.
     *
     * @param truth whether its operands are booleans
     */
    static List<Alternative> binary(Operator operator, boolean truth) {
        return switch (operator) {
            case LEFT -> List.of(new Alternative(">>>", OTHER_WAY));
            case RIGHT_ZERO ->
                    List.of(new Alternative("<<", OTHER_WAY), new Alternative(">>", SIGN_KEPT));
            case RIGHT ->
                    List.of(new Alternative("<<", OTHER_WAY), new Alternative(">>>", SIGN_DROPPED));
            case AND -> others("|", "^");
            case OR -> truth ? others("&", "^") : others("&", "^", "+");
            case XOR -> others("|", "&");
            case ADD -> others("-", "|");
            case SUBTRACT -> others("+", "^");
            case MULTIPLY -> others("+");
            case LESS -> others("<=", ">");
            case LESS_EQUAL -> others("<", ">");
            case GREATER -> others(">=", "<");
            case GREATER_EQUAL -> others(">", "<");
            case EQUAL -> others("!=");
            case NOT_EQUAL -> others("==");
            case BOTH -> others("||");
            case EITHER -> others("&&");
            case DIVIDE,
                    REMAINDER,
                    NEGATE,
                    COMPLEMENT,
                    NOT,
                    CHOOSE,
                    CAST,
                    LOOKUP,
                    CALL,
                    LIBRARY,
                    RETURN,
                    ASSIGN ->
                    List.of();
        };
    }

    /** Replacements for a unary {@code -}, {@code ~} or {@code !}. */
    static List<Alternative> unary(Operator operator) {
        Alternative none = new Alternative("", LEFT_OUT);
        return operator == Operator.NEGATE
                ? List.of(none, new Alternative("~", OTHER_OPERATOR))
                : List.of(none);
    }

    private static List<Alternative> others(String... signs) {
        return Stream.of(signs).map(sign -> new Alternative(sign, OTHER_OPERATOR)).toList();
    }

    /** Replacements for a number: n±1, never negative. */
    static List<Alternative> number(String written) {
        List<Alternative> all = new ArrayList<>();
        if (!written.matches("\\d{1,9}L?")) {
            return all;
        }
        String suffix = written.endsWith("L") ? "L" : "";
        int value = Integer.parseInt(written.replace("L", ""));
        all.add(new Alternative(value + 1 + suffix, ONE_MORE));
        if (value > 0) {
            all.add(new Alternative(value - 1 + suffix, ONE_LESS));
        }
        return all;
    }

    /**
     * Replacements for a shift distance.
     *
     * @param view how the shifted value is drawn
     */
    static List<Alternative> amount(String written, DisplayFormat view) {
        List<Alternative> all = number(written);
        if (all.isEmpty()) {
            return all;
        }
        int amount = Integer.parseInt(written.replace("L", ""));
        int[] lines = lines(view);
        sameStride(amount, lines).forEach(distance -> addNew(all, distance, OTHER_LINE));
        if (lines.length == 0 && amount > 0) {
            addNew(all, 2 * amount, TWICE);
            if (amount % 2 == 0) {
                addNew(all, amount / 2, HALF);
            }
        }
        return all;
    }

    private static void addNew(List<Alternative> all, int number, Alternative.Kind kind) {
        String text = Integer.toString(number);
        if (all.stream().noneMatch(each -> each.text().equals(text))) {
            all.add(new Alternative(text, kind));
        }
    }

    /** The distance in bits to the next square, in each direction. */
    private static int[] lines(DisplayFormat view) {
        DisplayFormat.Shape shape = view.shape();
        int row = shape.columns();
        if (shape.isCube()) {
            return new int[] {1, row, row * shape.rows()};
        }
        return shape.rows() > 1 ? new int[] {1, row - 1, row, row + 1} : new int[0];
    }

    /** The same number of squares in the other directions. */
    private static IntStream sameStride(int amount, int[] lines) {
        return IntStream.of(STRIDES)
                .filter(stride -> IntStream.of(lines).anyMatch(line -> stride * line == amount))
                .limit(1)
                .flatMap(stride -> IntStream.of(lines).map(line -> stride * line))
                .filter(distance -> distance != amount);
    }

    /**
     * Replacements for a constant that masks: the other masks of its class, no mask, its
     * complement.
     */
    static List<Alternative> constant(Routine routine, Field mask, String written) {
        String owner = written.substring(0, written.lastIndexOf('.') + 1);
        Stream<String> others =
                mask.owner().fields().values().stream()
                        .filter(other -> other != mask && isLike(routine, mask, other))
                        .map(other -> owner + other.name());
        return masks(others, mask.type(), written);
    }

    private static boolean isLike(Routine routine, Field mask, Field other) {
        return other.type().equals(mask.type())
                && Objects.equals(other.view(), mask.view())
                && (!other.hidden() || other.owner() == routine.owner());
    }

    /**
     * Replacements for a variable that masks: parameters with the same view, no mask, its
     * complement.
     */
    static List<Alternative> variable(Routine routine, ViewRules views, Local mask) {
        Stream<String> others =
                routine.parameters().stream()
                        .filter(other -> !other.equals(mask) && isLike(views, mask, other))
                        .map(Local::name);
        return masks(others, mask.type(), mask.name());
    }

    private static boolean isLike(ViewRules views, Local mask, Local other) {
        return other.type().equals(mask.type()) && views.of(other).equals(views.of(mask));
    }

    /** Replacements for a number that masks: no mask, its complement. */
    static List<Alternative> literal(Type type, String written) {
        return masks(Stream.empty(), type, written);
    }

    private static List<Alternative> masks(Stream<String> others, Type type, String written) {
        List<Alternative> all = new ArrayList<>();
        all.add(new Alternative(type.equals(Type.LONG) ? "-1L" : "-1", NO_MASK));
        others.map(name -> new Alternative(name, OTHER_MASK)).forEach(all::add);
        all.add(new Alternative("~" + written, INVERTED));
        return all;
    }
}
