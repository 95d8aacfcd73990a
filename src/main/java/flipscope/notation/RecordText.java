package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A game in tagged brackets: GGF, as game servers and NBoard write it, or SGF, as Edax does.
 *
 * <pre>
 * (;GM[Othello]PB[Alice]PW[Bob]TY[8]BO[8 ---…--- *]B[f5]W[d6/+1.50/2.1];)
 * (;FF[4]GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6])
 * </pre>
 *
 * <p>Evaluations and times after GGF moves are ignored, as are all tags unrelated to the moves. A
 * pass is {@code PA}, {@code --} or empty, and must be forced.
 */
record RecordText(String text, List<Tag> tags) {
    private static final Pattern GAME = Pattern.compile("(?i)\\(;?(?:GM|FF)");

    /**
     * Reads the record at the cursor, which must end the text.
     *
     * @throws NotationException if it is not a game of Reversi on 64 squares, a move is not legal
     *     or not its player's, or another game follows
     */
    static Game take(String text, Cursor cursor) {
        RecordText record = new RecordText(text, new TagScanner(cursor).scan());
        refuseMore(cursor);
        record.refuseOthers();
        return record.game();
    }

    /** Only closing brackets may follow the game. */
    private static void refuseMore(Cursor cursor) {
        cursor.skipBlanksAnd(")");
        boolean variation = cursor.peek() == '(' && !cursor.isAt(GAME);
        if (!cursor.atEnd() && !variation) {
            throw cursor.problemWord(NotationProblem.RECORD_MORE);
        }
    }

    private void refuseOthers() {
        Tag game = first("GM").orElse(new Tag("GM", 0, Math.min(2, text.length()), ""));
        if (!List.of("othello", "reversi", "2").contains(plain(game))) {
            throw at(game, NotationProblem.RECORD_GAME);
        }
        Optional<Tag> size = first("SZ").or(() -> first("TY"));
        if (size.isPresent() && !plain(size.get()).matches("s?8.*")) {
            throw at(size.get(), NotationProblem.RECORD_SIZE);
        }
    }

    private NotationException at(Tag tag, NotationProblem problem) {
        String written = text.substring(tag.from(), tag.to());
        return new Cursor(text).problem(problem, tag.from(), tag.to(), written, tag.from() + 1);
    }

    private static String plain(Tag tag) {
        return tag.value().strip().toLowerCase(Locale.ROOT);
    }

    private Optional<Tag> first(String name) {
        return tags.stream().filter(tag -> tag.is(name)).findFirst();
    }

    private Game game() {
        Cursor cursor = new Cursor(text);
        TranscriptReplay replay = new TranscriptReplay(cursor, start());
        for (Tag tag : tags) {
            if (tag.is("B") || tag.is("W")) {
                play(tag, cursor, replay);
            }
        }
        return replay.game();
    }

    private static void play(Tag tag, Cursor cursor, TranscriptReplay replay) {
        Side side = tag.is("B") ? Side.BLACK : Side.WHITE;
        cursor.goTo(tag.from());
        cursor.skipBlanks();
        int from = cursor.offset();
        if (SquareText.isAt(cursor)) {
            replay.play(side, SquareText.take(cursor), from);
        } else if (isPass(tag)) {
            cursor.goTo(tag.to());
            replay.pass(from);
        } else {
            throw cursor.problem(
                    NotationProblem.TRANSCRIPT_CHARACTER,
                    from,
                    tag.to(),
                    tag.value().strip(),
                    from + 1);
        }
    }

    private static boolean isPass(Tag tag) {
        String move = plain(tag);
        return move.isEmpty() || move.startsWith("pa") || move.startsWith("-");
    }

    private Position start() {
        return first("BO")
                .map(this::board)
                .or(() -> first("AB").or(() -> first("AW")).map(any -> stones()))
                .orElse(Position.START);
    }

    /** The board in GGF: its size, the squares from a1 on, and the side to move. */
    private Position board(Tag tag) {
        Cursor cursor = new Cursor(text.substring(0, tag.to()));
        cursor.goTo(tag.from());
        cursor.skipBlanks();
        if (!cursor.take("8")) {
            throw at(tag, NotationProblem.RECORD_SIZE);
        }
        cursor.skipBlanks();
        return BoardText.take(cursor);
    }

    /** The board in SGF: Black's discs, White's, and the side to move. */
    private Position stones() {
        Side toMove =
                first("PL").filter(tag -> plain(tag).startsWith("w")).isPresent()
                        ? Side.WHITE
                        : Side.BLACK;
        long black = stones("AB", 0);
        return Position.of(black, stones("AW", black), toMove);
    }

    private long stones(String name, long taken) {
        long discs = 0;
        for (Tag tag : tags) {
            if (tag.is(name) && !tag.value().isEmpty()) {
                discs |= stone(tag, taken);
            }
        }
        return discs;
    }

    private long stone(Tag tag, long taken) {
        Cursor cursor = new Cursor(text);
        cursor.goTo(tag.from());
        if (tag.to() - tag.from() != 2 || !SquareText.isAt(cursor)) {
            throw at(tag, NotationProblem.SQUARE_UNKNOWN);
        }
        long disc = Squares.bit(SquareText.take(cursor));
        if ((disc & taken) != 0) {
            throw at(tag, NotationProblem.RECORD_OVERLAP);
        }
        return disc;
    }
}
