package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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
    /** The tags of moves and stones, of marks on squares, and of texts. */
    private static final Set<String> KNOWN =
            Set.of(
                    ("B W AB AW AE BO LB TR SQ CR MA SL DD TB TW VW AR LN GN PB PW PC EV RO"
                                    + " BM TE DO IT DM GB GW HO UC V OB OW KO MN FG PM ST CA PL SZ"
                                    + " GM FF AP TY US AN SO ON CP ID DT RE TI RB RW KM KB KW")
                            .split(" "));

    /** A move, or a board. */
    private static final Pattern MEANT =
            Pattern.compile("(?i)\\s*(?:[a-h][1-8]\\s*(?:/|\\z)|[a-h1-8]{1,2}\\z|8\\s+[-*O]{8})");

    /** What may follow a move: its worth and its time, or the moves that were expected. */
    private static final Pattern AFTER_MOVE = Pattern.compile("\\s*(?:[/-].*)?");

    private static final Pattern PASS = Pattern.compile("|(?:pa(?:ss)?|--?)(?:/.*)?");

    /**
     * Reads the record at the cursor, which must end the text.
     *
     * @throws NotationException if it is not a game of Reversi on 64 squares, a move is not legal
     *     or not its player's, or another game follows
     */
    static Game take(String text, Cursor cursor) {
        TagScanner scanner = new TagScanner(cursor);
        RecordText record = new RecordText(text, scanner.scan());
        scanner.skipVariations();
        refuseMore(cursor);
        record.refuseOthers();
        record.refuseUnknown();
        return record.game();
    }

    /** Only closing brackets may follow the game. */
    private static void refuseMore(Cursor cursor) {
        cursor.skipBlanksAnd(")");
        if (!cursor.atEnd()) {
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

    /** A tag that is none and holds a move or a board is a damaged one. */
    private void refuseUnknown() {
        for (Tag tag : tags) {
            if (!KNOWN.contains(tag.name()) && MEANT.matcher(tag.value()).lookingAt()) {
                String written = tag.name() + "[" + tag.value() + "]";
                int from = tag.from() - 1 - tag.name().length();
                throw new Cursor(text)
                        .problem(NotationProblem.RECORD_TAG, from, tag.to(), written, from + 1);
            }
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
        try {
            tags.stream()
                    .filter(tag -> tag.is("B") || tag.is("W"))
                    .forEach(tag -> play(tag, cursor, replay));
        } catch (NotationException wrong) {
            throw wrong.after(replay.game());
        }
        return replay.game();
    }

    private static void play(Tag tag, Cursor cursor, TranscriptReplay replay) {
        Side side = tag.is("B") ? Side.BLACK : Side.WHITE;
        cursor.goTo(tag.from());
        cursor.skipBlanks();
        int from = cursor.offset();
        boolean square = SquareText.isAt(cursor) && isWhole(tag);
        if (square) {
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

    /** Whether nothing is glued to the square. */
    private static boolean isWhole(Tag tag) {
        return AFTER_MOVE.matcher(tag.value().strip().substring(2)).matches();
    }

    private static boolean isPass(Tag tag) {
        return PASS.matcher(plain(tag)).matches();
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
        Optional<Tag> side = first("PL");
        side.filter(tag -> !plain(tag).matches("b|w|black|white|1|2"))
                .ifPresent(
                        tag -> {
                            throw at(tag, NotationProblem.POSITION_SIDE_UNKNOWN);
                        });
        boolean white = side.filter(tag -> plain(tag).matches("w.*|2")).isPresent();
        Side toMove = white ? Side.WHITE : Side.BLACK;
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
