package flipscope.web.play.analysis;

import flipscope.rules.Position;
import flipscope.web.Site;
import java.util.List;

/**
 * Plays games and holds the review of each, the scores of all its moves, the answers of level 10
 * and what is said of every move tried again against each other. Prints what differs.
 */
public final class ReviewCheck {
    private ReviewCheck() {}

    /** How many games, and the seed of the first. */
    public static void main(String[] arguments) {
        int games = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200;
        long first = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
        int compared = 0;
        int different = 0;
        try (Site site = new Site()) {
            for (long seed = first; seed < first + games; seed++) {
                Agreement agreement = new Agreement(site, Position.START, MixedGames.played(seed));
                List<String> differences = agreement.differences(empties -> true);
                differences.forEach(System.out::println);
                compared += agreement.compared();
                different += differences.size();
                System.out.printf("game %d: %d comparisons%n", seed, agreement.compared());
            }
        }
        System.out.printf("%d games, %d comparisons, %d differences%n", games, compared, different);
        System.exit(different == 0 ? 0 : 1);
    }
}
