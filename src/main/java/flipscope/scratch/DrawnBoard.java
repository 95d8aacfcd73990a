package flipscope.scratch;

import flipscope.trace.BitLayout;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Boards as people paste them, each of which becomes one or two literals. */
enum DrawnBoard {
    /** Eight lines of dots or noughts, and ones, the top line first. */
    DOTS(
            "(?m)(?:^[ \\t]*(?:[1-8|][ \\t]*)?(?:[.01][ \\t]*){8}(?:\\n|$)){8}",
            "[ \\t\\n|]|(?m)^[ \\t]*[1-8|](?=[ \\t]*(?:[.01][ \\t]*){8}$)", "line{line}=1"),
    /** A position of Reversi: 64 squares from a1 on, then perhaps the side to move. */
    REVERSI("(?m)^[ \\t]*[-.XO*]{64}(?:[ \\t]+[XO])?[ \\t]*(?:\\n|$)", "[ \\t]", "black=X white=O"),
    /** A position of chess, its eighth row first. */
    FEN(
            "(?m)^[ \\t]*(?:[pnbrqkPNBRQK1-8]{1,8}/){7}[pnbrqkPNBRQK1-8]{1,8}"
                    + "(?:[ \\t][^\\n;]*)?(?:\\n|$)",
            "[ \\t]*(?: .*)?[/\\n]*", "white=PNBRQK black=pnbrqk");

    private final Pattern pattern;
    private final String noise;
    private final String sets;

    /**
     * @param noise what stands between its squares
     * @param sets the names of its sets, with the letters of their squares
     */
    DrawnBoard(String pattern, String noise, String sets) {
        this.pattern = Pattern.compile(pattern);
        this.noise = noise;
        this.sets = sets;
    }

    Pattern pattern() {
        return pattern;
    }

    /** The declaration of its sets, on as many lines as it has. */
    String literals(BitLayout board, String whole) {
        String squares = whole.replaceAll(noise, "");
        String letters =
                this != FEN
                        ? squares
                        : Pattern.compile("\\d")
                                .matcher(squares)
                                .replaceAll(empty -> ".".repeat(Integer.parseInt(empty.group())));
        String lines = "\n".repeat((int) whole.chars().filter(each -> each == '\n').count());
        return Arrays.stream(sets.split(" "))
                .map(set -> set.split("="))
                .map(set -> set[0] + " = " + Literal.text(set(board, letters, set[1])))
                .collect(Collectors.joining(", ", "long ", ";" + lines));
    }

    private long set(BitLayout board, String letters, String own) {
        return board.where(
                bit -> {
                    int place = place(board, bit);
                    return place < letters.length() && own.indexOf(letters.charAt(place)) >= 0;
                });
    }

    /** Where a square stands in the text: dots are drawn as they are seen, squares have names. */
    private int place(BitLayout board, int bit) {
        int row = board.row(bit);
        int number = board.firstRow() == 1 ? row + 1 : board.rows() - row;
        int line = this == DOTS ? row : this == FEN ? board.rows() - number : number - 1;
        return line * board.columns() + board.column(bit);
    }
}
