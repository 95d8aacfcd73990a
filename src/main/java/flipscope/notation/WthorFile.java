package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.rules.Squares;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * A {@code .wtb} database in the WTHOR format. Everything is little-endian:
 *
 * <pre>
 * header, 16 bytes: century, year, month, day | u32 games | u16 0 | u16 year of the games
 *                   | board size (0 or 8) | type | depth | 0
 * game, 68 bytes:   u16 tournament, black, white | black's score | theoretical score | 60 moves
 * </pre>
 *
 * <p>A move is 10 * row + column: a1 is 11, h8 is 88; 0 ends a shorter game. Passes are not stored.
 * The winner's score includes the empty squares.
 */
public final class WthorFile implements GameFile {
    private static final int HEADER = 16;
    private static final int RECORD = 68;
    private static final int GAMES_AT = 4;
    private static final int SIZE_AT = 12;
    private static final int BLACK_AT = 2;
    private static final int SCORE_AT = 6;
    private static final int MOVES_AT = 8;
    private static final int MOVES = 60;

    private final ByteBuffer bytes;

    private WthorFile(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Whether this is a database rather than text: its header has bytes that no text contains. */
    static boolean isOne(byte[] bytes) {
        return bytes.length >= HEADER && bytes[8] == 0 && bytes[9] == 0 && bytes[15] == 0;
    }

    static WthorFile read(byte[] bytes) {
        WthorFile file = new WthorFile(bytes);
        int squares = bytes[SIZE_AT];
        if (squares != 0 && squares != 8) {
            throw problem(NotationProblem.FILE_BOARD, SIZE_AT, squares);
        }
        long needed = HEADER + (long) RECORD * file.size();
        if (file.size() < 1 || needed != bytes.length) {
            throw problem(NotationProblem.FILE_SIZE, GAMES_AT, bytes.length, file.size());
        }
        return file;
    }

    private static NotationException problem(NotationProblem problem, int at, Object... arguments) {
        return new NotationException(problem, at, "", arguments);
    }

    @Override
    public int size() {
        return bytes.getInt(GAMES_AT);
    }

    @Override
    public Optional<Integer> blackScore(int number) {
        return Optional.of(unsigned(record(number) + SCORE_AT)).filter(score -> score <= 64);
    }

    /** The names are in a file of their own, under these numbers. */
    @Override
    public Optional<Players> players(int number) {
        int at = record(number) + BLACK_AT;
        int black = Short.toUnsignedInt(bytes.getShort(at));
        int white = Short.toUnsignedInt(bytes.getShort(at + Short.BYTES));
        return Optional.of(new Players("#" + black, "#" + white)).filter(both -> black != white);
    }

    @Override
    public Game game(int number) {
        int at = record(number) + MOVES_AT;
        try {
            return TranscriptText.read(transcript(at));
        } catch (NotationException wrong) {
            throw problem(NotationProblem.FILE_GAME, at, number, wrong.getMessage());
        }
    }

    private static int record(int number) {
        return HEADER + RECORD * (number - 1);
    }

    private String transcript(int at) {
        StringBuilder moves = new StringBuilder();
        for (int move = 0; move < MOVES && bytes.get(at + move) != 0; move++) {
            moves.append(square(move + 1, unsigned(at + move)));
        }
        return moves.toString();
    }

    private static String square(int number, int written) {
        int row = written / 10 - 1;
        int file = written % 10 - 1;
        if (row < 0 || row > 7 || file < 0 || file > 7) {
            throw problem(NotationProblem.FILE_MOVE, 0, number, written);
        }
        return Squares.name(Squares.at(file, row));
    }

    private int unsigned(int at) {
        return Byte.toUnsignedInt(bytes.get(at));
    }

    /**
     * Writes a database of one game, with players and date left blank.
     *
     * @throws IllegalArgumentException if the game does not begin at the start position
     */
    public static byte[] write(Game game) {
        if (!game.start().equals(Position.START)) {
            throw new IllegalArgumentException("a .wtb file has no place for another start");
        }
        ByteBuffer file = ByteBuffer.allocate(HEADER + RECORD).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(GAMES_AT, 1).put(SIZE_AT, (byte) 8);
        Score score = game.score();
        file.put(HEADER + SCORE_AT, (byte) (game.isOver() ? score.official() : score).black());
        file.position(HEADER + MOVES_AT);
        game.moves()
                .forEach(
                        square ->
                                file.put(
                                        (byte)
                                                (10 * (Squares.row(square) + 1)
                                                        + Squares.file(square)
                                                        + 1)));
        return file.array();
    }
}
