package flipscope.notation;

import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes games in the formats of other programs. Passes are written, since not every program infers
 * them; names and dates are not, since Flipscope knows none. {@link GameText#read} reads all of it
 * back.
 */
public final class Records {
    private Records() {}

    /** GGF, the format of game servers and NBoard. */
    public static String ggf(Game game) {
        String[] board = PositionText.write(game.start()).replace('X', '*').split(" ");
        return "(;GM[Othello]PC[Flipscope]PB[Black]PW[White]RE[%s]TI[0]TY[8]BO[8 %s %s]%s;)"
                .formatted(lead(game), board[0], board[1], moves(game, "", true));
    }

    /** SGF as standardised: every move is a node, which begins with a semicolon. */
    public static String sgf(Game game) {
        Position start = game.start();
        return "(;FF[4]GM[2]AP[Flipscope]SZ[8]AB%sAW%sPL[%s]RE[%s]%s)"
                .formatted(
                        stones(start.black()),
                        stones(start.white()),
                        start.toMove() == Side.BLACK ? "B" : "W",
                        game.isOver() ? win(game.score()) : "?",
                        moves(game, ";", false));
    }

    /** Headers and numbered moves; in the result, Black's score comes first. */
    public static String pgn(Game game) {
        String result = pgnResult(game);
        String fen =
                game.start().equals(Position.START)
                        ? ""
                        : "[FEN \"" + FenText.write(game.start()) + "\"]\n";
        return "[Event \"?\"]\n[Site \"Flipscope\"]\n[Black \"Black\"]\n[White \"White\"]\n"
                + "[Result \"%s\"]\n%s\n%s%s\n".formatted(result, fen, numbered(game), result);
    }

    /** A line of an OBF file, without scores. */
    public static String obf(Position position) {
        return PositionText.write(position) + ";";
    }

    /** Black's discs and White's in hex with bit 63 = a1, and the side to move. */
    public static String hex(Position position) {
        return String.format(
                Locale.ROOT,
                "0x%016x 0x%016x %s",
                position.black(),
                position.white(),
                Symbol.of(position.toMove()));
    }

    /** Like chess FEN, row 8 first. */
    public static String fen(Position position) {
        return FenText.write(position);
    }

    private static String moves(Game game, String before, boolean upperCase) {
        return game.plies().stream()
                .map(ply -> pass(ply, before) + move(ply.side(), name(ply, upperCase), before))
                .collect(Collectors.joining());
    }

    private static String pass(Ply ply, String before) {
        return ply.afterPass() ? move(ply.side().other(), "PA", before) : "";
    }

    private static String move(Side side, String move, String before) {
        return before + (side == Side.BLACK ? "B[" : "W[") + move + "]";
    }

    private static String name(Ply ply, boolean upperCase) {
        String name = Squares.name(ply.square());
        return upperCase ? name.toUpperCase(Locale.ROOT) : name;
    }

    /** The squares of a set as bracketed values; empty for the empty set. */
    private static String stones(long discs) {
        return "[" + Squares.names(Squares.list(discs), "][") + "]";
    }

    private static String numbered(Game game) {
        List<String> moves = new ArrayList<>();
        for (Ply ply : game.plies()) {
            if (ply.afterPass()) {
                moves.add("pass");
            }
            moves.add(Squares.name(ply.square()));
        }
        return IntStream.range(0, moves.size())
                .mapToObj(half -> (half % 2 == 0 ? half / 2 + 1 + ". " : "") + moves.get(half))
                .map(move -> move + " ")
                .collect(Collectors.joining());
    }

    /** Black's lead at the end, as in {@code -12}; a question mark while the game is not over. */
    private static String lead(Game game) {
        return game.isOver() ? String.format(Locale.ROOT, "%+d", blackLead(game)) : "?";
    }

    /** Who won by how much: {@code B+12}, {@code W+3}, or {@code 0} for a draw. */
    public static String win(Score score) {
        int lead = score.official().lead(Side.BLACK);
        return lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + Math.abs(lead);
    }

    private static String pgnResult(Game game) {
        if (!game.isOver()) {
            return "*";
        }
        int lead = blackLead(game);
        return lead == 0 ? "1/2-1/2" : lead > 0 ? "1-0" : "0-1";
    }

    private static int blackLead(Game game) {
        return game.score().official().lead(Side.BLACK);
    }
}
