package flipscope.engine.training;

import flipscope.engine.SelfPlay.Played;
import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.rules.Squares;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * A file of games. Its first line says how they were played. Each other line is a game: its moves,
 * and the number of the first move that no random move follows. Games are only ever added at the
 * end, so that a run that was stopped goes on where it was.
 */
final class GameLog {
    private final Path file;

    public GameLog(Path file) {
        this.file = file;
    }

    /**
     * Makes the file ready for more games: begins it, or removes a last line that was cut short.
     *
     * @param how the games are played
     * @return how many games it has
     * @throws IOException if the games in it were played in another way
     */
    public int open(String how) throws IOException {
        String heading = "# " + how + "\n";
        String text = Files.exists(file) ? Files.readString(file) : "";
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (whole.isEmpty()) {
            Files.writeString(file, heading);
            return 0;
        }
        if (!whole.startsWith(heading)) {
            throw new IOException(file + " has games played otherwise: " + how());
        }
        if (whole.length() < text.length()) {
            Files.writeString(file, whole);
        }
        return (int) whole.lines().count() - 1;
    }

    /** How the games were played. */
    public String how() throws IOException {
        try (var lines = Files.lines(file)) {
            return lines.findFirst().orElse("# ").substring(2);
        }
    }

    /** Adds a game at the end. */
    public void add(Played game) throws IOException {
        StringBuilder line = new StringBuilder();
        game.squares().forEach(square -> line.append(Squares.name(square)));
        line.append(' ').append(game.considered()).append('\n');
        Files.writeString(file, line, StandardCharsets.US_ASCII, StandardOpenOption.APPEND);
    }

    /**
     * All games, in order.
     *
     * @throws IOException if the file cannot be read, or a line is not a game
     */
    public List<Played> games() throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<Played> games = new ArrayList<>();
        for (int line = 1; line < lines.size(); line++) {
            try {
                games.add(read(lines.get(line)));
            } catch (NotationException | IndexOutOfBoundsException | IllegalArgumentException e) {
                throw new IOException(file + ":" + (line + 1) + ": not a game", e);
            }
        }
        return games;
    }

    private static Played read(String line) {
        int space = line.indexOf(' ');
        List<Integer> squares = new ArrayList<>();
        for (int at = 0; at < space; at += 2) {
            squares.add(SquareText.read(line.substring(at, at + 2)));
        }
        Played game = new Played(squares, Integer.parseInt(line.substring(space + 1)));
        return Replay.checked(game);
    }
}
