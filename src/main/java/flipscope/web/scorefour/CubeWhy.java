package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.address.Problem;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.game.GameBoards;
import java.util.Optional;

/**
 * Why a column takes a ball or not, with the steps that decide it; of a game that is won, how: the
 * row, and why the last ball of the other side did not stop it.
 *
 * @param asked the column, or {@link #ANY}
 */
public record CubeWhy(Messages words, CubeGame game, String asked) {
    /** In place of a column: the reader chooses one on the board. */
    static final String ANY = "1";

    static final QueryParameter<String> PARAMETER = QueryParameter.text("why", 10);

    /** What a request asks. */
    static Optional<String> read(Query query) {
        return PARAMETER.in(query).map(text -> column(text, query));
    }

    private static String column(String text, Query query) {
        if (!text.equals(ANY) && !ColumnText.isName(text)) {
            throw PARAMETER.refusal(query.words(), "four.why.wrong", Problem.excerpt(text));
        }
        return text.equals(ANY) ? text : ColumnText.write(ColumnText.read(text));
    }

    /** Asks about any column, or, at the end, about the win; empty if there is nothing to ask. */
    static Optional<NamedLink> question(Messages words, CubeGame game) {
        boolean won = game.shown().isWon();
        String text = won ? new CubeWhy(words, game, ANY).title() : words.text("four.why.ask");
        return won || game.isPersonToMove()
                ? Optional.of(new NamedLink("ask", text, game.asking(ANY)))
                : Optional.empty();
    }

    private boolean isWon() {
        return game.shown().isWon();
    }

    /** Whether no column is chosen yet. */
    boolean isChoosing() {
        return asked.equals(ANY) && !game.isOver();
    }

    private int cell() {
        return NaiveScoreFour.drop(game.all(), ColumnText.read(asked));
    }

    private boolean isFull() {
        return cell() < 0;
    }

    /** The question, or an instruction while no column is chosen. */
    public String title() {
        if (isWon()) {
            return words.text("four.why.won.title", side(winner()));
        }
        return isChoosing()
                ? words.text("four.why.choose")
                : words.text(isFull() ? "four.why.full.title" : "four.why.room.title", asked);
    }

    /** The answer; empty while no column is chosen. */
    public String outcome() {
        if (isWon()) {
            return new CubeWords(words).rows(game.won()) + ". " + notStopped();
        }
        if (isChoosing()) {
            return "";
        }
        return isFull()
                ? words.text("four.why.full", asked)
                : words.text("four.why.room", asked, cell() / 16, cell() / 16 + 1);
    }

    /** The steps that decide it. */
    public NamedLink step() {
        CubeSteps steps = new CubeSteps(words, game);
        if (isWon()) {
            return step("won", steps.win());
        }
        return isFull()
                ? step("full", steps.legal(game))
                : step("room", steps.landing(ColumnText.read(asked)));
    }

    private NamedLink step(String key, Link link) {
        return new NamedLink("why-step", words.text("four.why." + key + ".step"), link);
    }

    /** Asks about another column. */
    public Optional<String> again() {
        return isWon() || isChoosing() ? Optional.empty() : Optional.of(game.asking(ANY));
    }

    /** The whole text, for screen readers. */
    String spoken() {
        return (title() + " " + outcome()).strip();
    }

    private Side winner() {
        return game.toMove().other();
    }

    private String side(Side side) {
        return GameBoards.side(words, side);
    }

    /** What the winner could complete before the other side's last ball, and what that ball did. */
    private String notStopped() {
        CubeGame before = game.at(game.ply() - 2);
        CubeGame after = game.at(game.ply() - 1);
        long threatened = before.completing(winner()) & before.ground();
        long answered = 1L << after.last().orElseThrow();
        String key =
                switch (Long.bitCount(threatened)) {
                    case 0 -> "opened";
                    case 1 -> threatened == answered ? "forced" : "missed";
                    default -> "many";
                };
        return words.text(
                "four.why.won." + key,
                side(winner()),
                side(game.toMove()),
                new CubeWords(words).cells(threatened),
                ColumnText.write(after.column().orElseThrow()),
                CubeWords.cell(game.last().orElseThrow()));
    }
}
