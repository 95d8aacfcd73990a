package flipscope.lesson.read;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The part of a board that a toy draws place by place.
 *
 * @param names its squares, from the highest place to the lowest; empty for the whole board
 * @param standing whether they stand one above the other, as a file does
 */
public record ToyCells(List<String> names, boolean standing) {
    static final ToyCells BOARD = new ToyCells(List.of(), false);
    private static final int SIDE = 8;
    private static final String FILES = "abcdefgh";

    /** A row by itself, as {@code @View(RANK)} has it. */
    static final ToyCells ROW = new ToyCells(List.of(FILES.split("")), false);

    /**
     * @throws Mistake if that is no part of a board
     */
    static ToyCells of(String typed) {
        if (typed.equals("row")) {
            return ROW;
        }
        if (typed.equals("board")) {
            return BOARD;
        }
        if (typed.matches("row [1-8]")) {
            String row = typed.substring(4);
            return new ToyCells(ROW.names().stream().map(file -> file + row).toList(), false);
        }
        if (typed.matches("file [a-h]")) {
            String file = typed.substring(5);
            return new ToyCells(
                    IntStream.range(0, SIDE).mapToObj(each -> file + (SIDE - each)).toList(), true);
        }
        throw new Mistake("write row (of a byte), row 8, file c or board");
    }

    /** Whether it is the whole board. */
    public boolean isBoard() {
        return names.isEmpty();
    }

    /** The bit of a square; what is no board may lie along a row or file of a board. */
    OptionalInt bit(DisplayFormat view, int width, String square) {
        OptionalInt named = BitLayout.of(view, width).named(square);
        int place = names.indexOf(square);
        return named.isEmpty() && place >= 0 && isRow(view)
                ? OptionalInt.of(names.size() - 1 - place)
                : named;
    }

    private static boolean isRow(DisplayFormat view) {
        return view.shape() == Shape.RANK || !view.shape().isBoard();
    }

    /** The bit of a square in a value; -1 if it has none. */
    public int bit(DrawnWord value, String square) {
        return bit(value.view(), value.word().type().width(), square).orElse(-1);
    }

    /** Whether a value has this square. */
    public boolean has(DrawnWord value, String square) {
        int bit = bit(value, square);
        return bit >= 0 && Word.has(value.word().unsigned(), bit);
    }

    /** The squares of what lies along a file, from its lowest place up. */
    Optional<List<String>> along(DrawnWord value) {
        if (!standing || !isRow(value.view())) {
            return Optional.empty();
        }
        List<String> squares = new ArrayList<>(names);
        squares.removeIf(square -> !has(value, square));
        Collections.reverse(squares);
        return Optional.of(squares);
    }
}
