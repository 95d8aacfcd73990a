package flipscope.puzzle;

import java.util.List;

/** Solves so many puzzles of each strength, 100 if not given, by the naive rules alone. */
public final class PuzzleCheckCommand {
    private PuzzleCheckCommand() {}

    /** How many of each strength. */
    public static void main(String[] args) {
        int count = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        Puzzles puzzles = new Puzzles();
        int wrong = 0;
        for (Strength strength : Strength.values()) {
            long before = System.nanoTime();
            int faults = 0;
            for (Puzzle puzzle : puzzles.of(strength).subList(0, count)) {
                List<String> found = PuzzleFaults.ofSolution(puzzle);
                found.forEach(System.out::println);
                faults += found.size() + PuzzleFaults.ofForm(strength, puzzle).size();
            }
            long seconds = (System.nanoTime() - before) / 1_000_000_000;
            System.out.printf(
                    "strength %d: %d puzzles, %d faults, %d s%n",
                    strength.number(), count, faults, seconds);
            wrong += faults;
        }
        System.exit(wrong == 0 ? 0 : 1);
    }
}
