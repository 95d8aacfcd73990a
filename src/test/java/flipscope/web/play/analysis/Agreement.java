package flipscope.web.play.analysis;

import flipscope.engine.Level;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.play.HintsPage;
import flipscope.web.play.analysis.ReviewPage.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import tools.jackson.databind.JsonNode;

/**
 * Holds four things that the site says of a game against each other: the review, the scores on the
 * squares, the answer of level 10, and what is said of a move that is tried again. As soon as a
 * game can be played out they must say the same; before that nobody is blamed within the margin of
 * error.
 */
final class Agreement {
    /** With so many empty squares or fewer every score is exact. */
    private static final int EXACT = Level.STRONGEST.exact();

    private final Site site;
    private final Game game;
    private final String moves;
    private final String start;
    private final List<Row> rows;
    private final List<String> differences = new ArrayList<>();
    private int compared;

    /** The review of a game that begins where the start position says. */
    Agreement(Site site, Position from, String moves) {
        this.site = site;
        this.moves = moves;
        game = TranscriptText.read(moves, from);
        start = text(from);
        rows = ReviewPage.rows(ask("/play/analysis", moves, "&upto=" + game.plies().size()));
    }

    private String ask(String path, String moves, String rest) {
        return site.get(path + "?start=" + start + "&moves=" + moves + "&side=both" + rest).body();
    }

    private static String text(Position at) {
        return PositionText.write(at).replace(' ', '_');
    }

    /**
     * Where the three differ, each in words; none if all is well.
     *
     * @param hinted with how many empty squares the scores of all moves are compared too
     */
    List<String> differences(IntPredicate hinted) {
        if (rows.size() != game.plies().size()) {
            differences.add(moves + ": " + rows.size() + " moves are reviewed");
            return differences;
        }
        for (Ply ply : game.plies()) {
            int empties = Long.bitCount(ply.before().empty());
            if (empties > EXACT + 1) {
                estimated(ply);
            } else if (empties == EXACT + 1) {
                brink(ply);
            } else {
                played(ply, hinted.test(empties));
            }
        }
        return differences;
    }

    /** How many scores were held against each other. */
    int compared() {
        return compared;
    }

    private void estimated(Ply ply) {
        Row row = row(ply);
        if (row.better() != null) {
            String best = site.json(best(ply)).get("move").asString();
            same(ply, "blamed, and played by level 10", best.equals(row.name()), false);
            same(ply, "the better move, tried again", isBetter(ply, row.better()), true);
            same(ply, "the move itself, tried again", isBetter(ply, row.name()), false);
        }
        same(ply, "a mistake beyond the margin", row.better() != null, row.cost() > 8);
        same(ply, "the verdict", row.verdict(), row.cost() > 8 ? "" : "none is clearly better");
    }

    /** All moves lead to positions that are played out, so the best of them is known. */
    private void brink(Ply ply) {
        Map<String, HintsPage.Shown> shown = shown(ply);
        Row row = row(ply);
        long score = shown.values().stream().mapToLong(HintsPage.Shown::discs).max().orElseThrow();
        shown.values().forEach(hint -> same(ply, "an exact score", hint.isExact(), true));
        same(ply, "the move's score", shown.get(row.name()).discs(), lead(ply, row));
        same(
                ply,
                "the best score, and what is left with the cost",
                score,
                lead(ply, row) + row.cost());
        triedAgain(ply, shown, score);
    }

    /** A try is called better if no move has a higher score. */
    private void triedAgain(Ply ply, Map<String, HintsPage.Shown> shown, long score) {
        shown.forEach(
                (name, hint) ->
                        same(
                                ply,
                                "tried again, " + name,
                                isBetter(ply, name),
                                hint.discs() == score));
    }

    private boolean isBetter(Ply ply, String tried) {
        String rest = "&mistakes=" + ply.number() + "&tried=" + tried;
        return Page.of(ask("/play/again", moves, rest)).has(".notice.better");
    }

    private Map<String, HintsPage.Shown> shown(Ply ply) {
        int level = 1 + ply.number() % 10;
        String before = moves.substring(0, 2 * ply.number() - 2);
        return HintsPage.shown(ask("/play/hints", before, "&hints=1&level=" + level));
    }

    private void played(Ply ply, boolean hinted) {
        JsonNode best = answer(ply);
        long score = (long) best.get("score").asDouble();
        Row row = row(ply);
        long worth = lead(ply, row);
        same(ply, "whether the lead is exact", row.exact(), true);
        same(
                ply,
                "what the engine expects, and what is left with the cost",
                score,
                worth + row.cost());
        same(
                ply,
                "whether the move is called the best",
                row.verdict().equals("best"),
                worth == score);
        if (ply.number() > 1 && Long.bitCount(ply.before().empty()) <= EXACT) {
            Row before = rows.get(ply.number() - 2);
            same(ply, "the lead before the move", lead(ply, before), score);
        }
        if (hinted) {
            hints(ply, best.get("move").asString(), score, worth);
        }
    }

    private void hints(Ply ply, String best, long score, long worth) {
        Map<String, HintsPage.Shown> shown = shown(ply);
        triedAgain(ply, shown, score);
        shown.values().forEach(hint -> same(ply, "an exact score", hint.isExact(), true));
        shown.values().forEach(hint -> same(ply, "a ★", hint.isBest(), hint.discs() == score));
        same(ply, "all moves", shown.size(), Long.bitCount(ply.before().legalMoves()));
        same(ply, "the engine's move", shown.get(best).discs(), score);
        same(ply, "the move's score", shown.get(Squares.name(ply.square())).discs(), worth);
        if (row(ply).better() != null) {
            same(ply, "the better move", shown.get(row(ply).better()).discs(), score);
        }
    }

    private JsonNode answer(Ply ply) {
        String url = best(ply);
        JsonNode answer = site.json(url);
        if (!answer.get("exact").asBoolean()) {
            throw new AssertionError(url + ": " + answer);
        }
        return answer;
    }

    private static String best(Ply ply) {
        return "/api/best?position=" + text(ply.before()) + "&level=10";
    }

    private Row row(Ply ply) {
        return rows.get(ply.number() - 1);
    }

    /** The lead of the side that plays. */
    private static long lead(Ply ply, Row row) {
        return ply.side() == Side.BLACK ? row.lead() : -row.lead();
    }

    private void same(Ply ply, String what, Object one, Object other) {
        compared++;
        if (!one.equals(other)) {
            differences.add(
                    "%s, move %d, %s: %s is %s and %s"
                            .formatted(
                                    moves,
                                    ply.number(),
                                    Squares.name(ply.square()),
                                    what,
                                    one,
                                    other));
        }
    }
}
