package flipscope.command;

import flipscope.engine.Level;
import flipscope.gtp.GtpProgram;
import flipscope.gtp.ProgramFailure;
import flipscope.match.Contest;
import flipscope.match.Contestant;
import flipscope.match.LevelContestant;
import flipscope.match.ProgramContestant;
import flipscope.match.Tally;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Score;
import flipscope.rules.Side;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays the engine against another program, or against itself at another level. */
@Command(
        name = "match",
        description = {
            "Plays a level of the engine against another program that speaks the Go Text Protocol,"
                    + " or against another level. Every opening is played twice, with the sides"
                    + " exchanged; the same seed draws the same openings.",
            "Prints how many games the level won, drew and lost, by how many discs, and its"
                    + " share of the points, with the 95 %% interval (Wilson).",
            "Exits with 1 if the program crashes, does not answer in time or plays an illegal move;"
                    + " then the game is printed as far as it went."
        })
public final class MatchCommand extends CalledCommand implements Callable<Integer> {
    /** A word of a command; with quotes it may have blanks. */
    private static final Pattern WORD = Pattern.compile("\"[^\"]*\"|'[^']*'|\\S+");

    private static final int BROKEN = 1;

    @Option(
            names = "--games",
            defaultValue = "100",
            description = "How many games, an even number; ${DEFAULT-VALUE} if not given.")
    private int games;

    @Option(
            names = "--level",
            defaultValue = "10",
            converter = LevelConverter.class,
            description = "The level that plays, 1 to 10; ${DEFAULT-VALUE} if not given.")
    private Level level;

    @ArgGroup(multiplicity = "1")
    private Opponent opponent;

    /** Whom it plays. */
    private static final class Opponent {
        @Option(
                names = "--against",
                paramLabel = "COMMAND",
                description = "A program with its arguments: --against \"gtp-rhino -l 5\".")
        private String command;

        @Option(
                names = "--against-level",
                paramLabel = "LEVEL",
                converter = LevelConverter.class,
                description = "Another level.")
        private Level level;
    }

    @Option(names = "--seed", defaultValue = "1", description = "Draws the openings.")
    private long seed;

    @Option(
            names = "--seconds",
            defaultValue = "300",
            description =
                    "How long the program may take for a move; ${DEFAULT-VALUE} if not given.")
    private int seconds;

    @Option(names = "--moves", description = "Print the moves of every game.")
    private boolean moves;

    @Override
    public Integer call() {
        if (games < 2 || games > Contest.most() || games % 2 != 0) {
            throw refusal(
                    "--games is an even number from 2 to " + Contest.most() + ", not " + games);
        }
        if (seconds < 1) {
            throw refusal("--seconds is at least 1, not " + seconds);
        }
        PrintWriter out = out();
        try (Contestant ours = new LevelContestant(level);
                Contestant theirs = opponent()) {
            Tally tally = new Contest(ours, theirs, seed).play(games, this::ended);
            report(out, ours.name() + " against " + theirs.name(), tally);
            return 0;
        } catch (ProgramFailure failure) {
            out.println(failure.getMessage());
        } catch (Contest.Broken broken) {
            out.println(broken.getMessage());
            out.println("The game so far: " + TranscriptText.write(broken.soFar()));
        }
        out.flush();
        return BROKEN;
    }

    private Contestant opponent() {
        if (opponent.level != null) {
            return new LevelContestant(opponent.level);
        }
        List<String> words =
                WORD.matcher(opponent.command).results().map(MatchCommand::word).toList();
        if (words.isEmpty()) {
            throw refusal("--against needs a program");
        }
        try {
            return new ProgramContestant(GtpProgram.start(words, Duration.ofSeconds(seconds)));
        } catch (IOException e) {
            throw refusal("cannot start " + words.get(0) + ": " + e.getMessage());
        }
    }

    private static String word(MatchResult found) {
        return found.group().replaceFirst("(?s)^([\"'])(.*)\\1$", "$2");
    }

    private void ended(Game game, Side side, Tally tally) {
        if (moves) {
            Score score = game.score().official();
            print(TranscriptText.write(game) + " " + side.title() + " " + score);
        }
        PrintWriter err = err();
        err.printf(
                Locale.ROOT,
                "\rgame %d of %d: %d won, %d drawn, %d lost",
                tally.games(),
                games,
                tally.wins(),
                tally.draws(),
                tally.losses());
        if (tally.games() == games) {
            err.println();
        }
        err.flush();
    }

    private static void report(PrintWriter out, String who, Tally tally) {
        Tally.Interval interval = tally.interval();
        out.printf(
                Locale.ROOT,
                "%s: %d games, %d won, %d drawn, %d lost%n",
                who,
                tally.games(),
                tally.wins(),
                tally.draws(),
                tally.losses());
        out.printf(
                Locale.ROOT,
                "%.1f %% of the points, 95 %% interval (Wilson) %.1f to %.1f %%%n",
                100 * tally.share(),
                100 * interval.from(),
                100 * interval.to());
        out.printf(Locale.ROOT, "%+d discs, %+.1f a game%n", tally.discs(), tally.discsAGame());
        out.flush();
    }
}
