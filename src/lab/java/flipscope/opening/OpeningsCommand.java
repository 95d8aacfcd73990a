package flipscope.opening;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.notation.TranscriptText;
import flipscope.rules.Canonical;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Generates openings and keeps those that the engine considers nearly even. */
@Command(
        name = "openings",
        mixinStandardHelpOptions = true,
        description = {
            "Draws random openings that begin with f5, and prints those that the engine rates as"
                    + " nearly even, each with its score for Black. No two lead to the same"
                    + " position, even if rotated or mirrored.",
            "The built-in openings/fair.txt was made by this command; the same seed draws the same"
                    + " openings."
        })
public final class OpeningsCommand implements Runnable {
    /** Openings that a quick search finds very uneven are not searched further. */
    private static final Level QUICK = new Level(6);

    private static final double QUICK_LIMIT = 4;

    @Spec private CommandSpec spec;

    @Option(names = "--count", defaultValue = "200", description = "How many to print.")
    private int count;

    @Option(names = "--plies", defaultValue = "8", description = "How many moves each opening has.")
    private int plies;

    @Option(
            names = "--level",
            defaultValue = "9",
            description = "The engine level that rates them.")
    private int level;

    @Option(names = "--within", defaultValue = "1", description = "The largest lead, in discs.")
    private double within;

    @Option(names = "--seed", defaultValue = "1", description = "The random seed.")
    private long seed;

    /** Ends with the exit code: 0 done, 1 failed, 2 not understood. */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new OpeningsCommand()).execute(arguments));
    }

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        RandomGenerator random = RandomGeneratorFactory.of("SplittableRandom").create(seed);
        Set<Position> seen = new HashSet<>();
        for (int found = 0; found < count; ) {
            Game game = draw(random);
            if (seen.add(Canonical.of(game.position())) && isEven(game, QUICK, QUICK_LIMIT)) {
                found += print(out, game) ? 1 : 0;
            }
        }
    }

    private Game draw(RandomGenerator random) {
        Game game = TranscriptText.read("f5");
        while (game.plies().size() < plies && !game.isOver()) {
            List<Integer> moves = Squares.list(game.turn().legalMoves());
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private boolean print(PrintWriter out, Game game) {
        double lead = lead(game, new Level(level));
        if (Math.abs(lead) > within) {
            return false;
        }
        out.printf(Locale.ROOT, "%s %+.1f%n", TranscriptText.write(game), lead);
        out.flush();
        return true;
    }

    private static boolean isEven(Game game, Level level, double limit) {
        return Math.abs(lead(game, level)) <= limit;
    }

    /** Black's expected lead in discs. */
    private static double lead(Game game, Level level) {
        double score = Engine.best(game.position(), level).score();
        return game.position().toMove() == Side.BLACK ? score : 0.0 - score;
    }
}
