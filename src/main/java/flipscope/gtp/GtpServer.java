package flipscope.gtp;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.Records;
import flipscope.rules.Side;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * The engine as a program that speaks the Go Text Protocol. Where the protocol leaves Reversi open
 * it does as {@code gtp-rhino} does; {@code set_game} and {@code list_games} are the extension by
 * which {@code quarry} asks a program what it plays.
 */
public final class GtpServer {
    private static final String GAME = "Othello";

    private static final String NUMBER = "[+-]?\\d{1,9}(\\.\\d{0,9})?";

    private final Level level;
    private final int seed;
    private GtpGame game = new GtpGame();
    private final Map<String, Function<GtpRequest, String>> commands = new LinkedHashMap<>();
    private boolean finished;

    /**
     * A program that plays at a level.
     *
     * @param seed of its games, at levels that vary
     * @param version what it says its version is
     */
    public GtpServer(Level level, int seed, String version) {
        this.level = level;
        this.seed = seed;
        commands.put("protocol_version", request -> "2");
        commands.put("name", request -> "Flipscope");
        commands.put("version", request -> version);
        commands.put(
                "known_command",
                request -> Boolean.toString(commands.containsKey(request.argument(0))));
        commands.put("list_commands", request -> String.join("\n", commands.keySet()));
        commands.put("quit", request -> quit());
        commands.put("boardsize", this::size);
        commands.put("clear_board", request -> clear());
        commands.put("komi", request -> numbers(request, 0, 1));
        commands.put("play", this::play);
        commands.put("genmove", request -> move(request, true));
        commands.put("reg_genmove", request -> move(request, false));
        commands.put("undo", request -> undo());
        commands.put("time_settings", request -> numbers(request, 0, 3));
        commands.put("time_left", this::timeLeft);
        commands.put("final_score", request -> score());
        commands.put("showboard", request -> board());
        commands.put("set_game", this::choose);
        commands.put("list_games", request -> GAME);
    }

    /**
     * Answers until {@code quit}, or the end of the input.
     *
     * @throws IOException if the input cannot be read
     */
    public void serve(BufferedReader in, PrintWriter out) throws IOException {
        String line = in.readLine();
        while (line != null) {
            GtpRequest.read(line).ifPresent(request -> out.print(answer(request)));
            out.flush();
            line = finished ? null : in.readLine();
        }
    }

    private String answer(GtpRequest request) {
        try {
            String text =
                    Optional.ofNullable(commands.get(request.command()))
                            .orElseThrow(() -> new GtpFailure(GtpFailure.UNKNOWN))
                            .apply(request);
            return answer("=" + request.id(), text);
        } catch (GtpFailure failure) {
            return answer("?" + request.id(), failure.getMessage());
        }
    }

    private static String answer(String status, String text) {
        return status + (text.isEmpty() ? "" : " " + text) + "\n\n";
    }

    private String quit() {
        finished = true;
        return "";
    }

    private String size(GtpRequest request) {
        if (!request.argument(0).matches("\\d{1,9}")) {
            throw new GtpFailure(GtpFailure.SYNTAX);
        }
        if (!request.argument(0).equals("8")) {
            throw new GtpFailure("unacceptable size");
        }
        return clear();
    }

    private String clear() {
        game = new GtpGame();
        return "";
    }

    /** Accepts a command and ignores it: Reversi has no komi, and the engine watches no clock. */
    private static String numbers(GtpRequest request, int from, int to) {
        for (int index = from; index < to; index++) {
            if (!request.argument(index).matches(NUMBER)) {
                throw new GtpFailure(GtpFailure.SYNTAX);
            }
        }
        return "";
    }

    private String timeLeft(GtpRequest request) {
        GtpText.side(request.argument(0));
        return numbers(request, 1, 3);
    }

    private String play(GtpRequest request) {
        Side side = GtpText.side(request.argument(0));
        game.play(side, GtpText.move(request.argument(1)));
        return "";
    }

    private String move(GtpRequest request, boolean play) {
        Side side = GtpText.side(request.argument(0));
        OptionalInt square = game.mustPass(side) ? OptionalInt.empty() : OptionalInt.of(best(side));
        if (play) {
            game.play(side, square);
        }
        return GtpText.move(square);
    }

    private int best(Side side) {
        return Engine.best(game.turn(side), level, seed).square();
    }

    private String undo() {
        game.undo();
        return "";
    }

    private String score() {
        if (!game.game().isOver()) {
            throw new GtpFailure("cannot score");
        }
        return Records.win(game.game().score());
    }

    private String board() {
        String state = game.game().isOver() ? "Game ended" : "Next move: " + game.next().title();
        return state + "\n" + GtpText.board(game.game().position());
    }

    private String choose(GtpRequest request) {
        if (!request.argument(0).equalsIgnoreCase(GAME)) {
            throw new GtpFailure("unsupported game");
        }
        return clear();
    }
}
