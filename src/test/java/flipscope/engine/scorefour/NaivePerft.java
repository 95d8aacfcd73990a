package flipscope.engine.scorefour;

import flipscope.rules.NaiveScoreFour;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The leaves of the game tree of score four, counted by the rules alone, in two ways. */
final class NaivePerft {
    private NaivePerft() {}

    /** Two players' balls, the one to move first. */
    private record Balls(long own, long opponent) {}

    /** Game by game. */
    static long gameByGame(long own, long opponent, int depth) {
        if (depth == 0 || NaiveScoreFour.wins(opponent)) {
            return 1;
        }
        long leaves = 0;
        boolean moved = false;
        for (int column = 0; column < NaiveScoreFour.COLUMNS; column++) {
            int cell = NaiveScoreFour.drop(own | opponent, column);
            if (cell >= 0) {
                moved = true;
                leaves += gameByGame(opponent, own | NaiveScoreFour.bit(cell), depth - 1);
            }
        }
        return moved ? leaves : 1;
    }

    /**
     * Ply by ply: every position once for all orders of play and all turns and reflections that
     * lead to it, with the number of games that do.
     */
    static long plyByPly(int depth) {
        Map<Balls, Long> games = Map.of(new Balls(0, 0), 1L);
        long over = 0;
        for (int ply = 0; ply < depth; ply++) {
            Map<Balls, Long> next = new HashMap<>();
            for (Map.Entry<Balls, Long> each : games.entrySet()) {
                Balls at = each.getKey();
                if (NaiveScoreFour.wins(at.opponent())) {
                    over += each.getValue();
                } else {
                    after(at)
                            .forEach(balls -> next.merge(least(balls), each.getValue(), Long::sum));
                }
            }
            games = next;
        }
        return over + games.values().stream().mapToLong(Long::longValue).sum();
    }

    private static List<Balls> after(Balls at) {
        List<Balls> after = new ArrayList<>();
        for (int column = 0; column < NaiveScoreFour.COLUMNS; column++) {
            int cell = NaiveScoreFour.drop(at.own() | at.opponent(), column);
            if (cell >= 0) {
                after.add(new Balls(at.opponent(), at.own() | NaiveScoreFour.bit(cell)));
            }
        }
        return after;
    }

    private static Balls least(Balls balls) {
        return NaiveSymmetry.ALL.stream()
                .map(view -> new Balls(view.of(balls.own()), view.of(balls.opponent())))
                .min(Comparator.comparingLong(Balls::own).thenComparingLong(Balls::opponent))
                .orElseThrow();
    }
}
