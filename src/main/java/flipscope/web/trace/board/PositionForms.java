package flipscope.web.trace.board;

import flipscope.catalogue.Technique.From;
import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.trace.board.InputsView.FormView;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.List;

/** Links and forms that replace a whole Reversi position. */
final class PositionForms {
    /** Keeps seeds short enough to be read out. */
    private static final int SEEDS = 100_000;

    private final Messages words;
    private final InputForms forms;

    PositionForms(Messages words) {
        this.words = words;
        this.forms = new InputForms(words);
    }

    /**
     * @param address the current page
     * @param apart the same page detached from any game
     */
    List<NamedLink> ways(Position position, Link address, Link apart) {
        Link other = apart.with("move", "");
        return List.of(
                way("done", address.with(TraceInputs.SETUP.name(), "")),
                new NamedLink(
                        "other-side",
                        words.text(
                                "inputs.way.other-side",
                                GameBoards.side(words, position.toMove().other())),
                        with(apart, position.passed()).toString()),
                way("clear", with(other, new Position(0, 0, position.toMove()))),
                way("start-position", with(other, Position.START)));
    }

    private NamedLink way(String id, Link link) {
        return new NamedLink(id, words.text("inputs.way." + id), link.toString());
    }

    private static Link with(Link link, Position position) {
        return link.with("position", PositionText.write(position));
    }

    List<FormView> of(TraceRequest request, Position position, Link apart) {
        List<FormView> all = new ArrayList<>();
        if (request.arguments().technique().takes(From.MOVE) && position.empty() != 0) {
            all.add(move(request, position, apart));
        }
        Link other = apart.with("move", "");
        all.add(
                forms.form(
                        "random",
                        other.with("position", "random:" + seed(position)),
                        forms.field("discs", "number", String.valueOf(discs(position)))));
        return all;
    }

    /** Fields for a position as text, in any format that can be read. */
    List<FormView> texts(Position position, Link apart) {
        String written = PositionText.write(position);
        return List.of(
                forms.form(
                        "paste", apart.with("move", ""), forms.field("position", "area", written)));
    }

    /** A choice of the legal moves, or of all empty squares if there are none. */
    private FormView move(TraceRequest request, Position position, Link apart) {
        long legal = position.legalMoves();
        List<String> squares =
                Squares.list(legal != 0 ? legal : position.empty()).stream()
                        .map(SquareText::write)
                        .toList();
        String now = SquareText.write(request.arguments().move().orElseThrow());
        return forms.form("move", apart, forms.choice("move", now, squares));
    }

    /** The number of discs, limited to what a random position can have. */
    private static int discs(Position position) {
        return Math.max(12, Math.min(60, position.discs()));
    }

    /**
     * The seed of the next random position: a function of this position, so that the page depends
     * on its address alone.
     */
    private static long seed(Position position) {
        long mixed = (position.own() * 31 + position.opponent()) * 0x9E37_79B9_7F4A_7C15L;
        return Long.remainderUnsigned(mixed >>> 20, SEEDS);
    }
}
