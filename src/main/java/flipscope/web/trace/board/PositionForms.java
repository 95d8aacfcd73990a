package flipscope.web.trace.board;

import flipscope.catalogue.Technique.From;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.game.GameBoards;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.trace.board.InputsView.FormView;
import flipscope.web.trace.board.InputsView.InputView;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.List;

/** Links and forms that replace a whole Reversi position. */
final class PositionForms {
    /** Keeps seeds short enough to be read out. */
    private static final int SEEDS = 100_000;

    private final Messages words;
    private final TraceRequest request;
    private final Position position;
    private final Link address;
    private final Link apart;

    /** The address without the move, which another position may not have. */
    private final Link other;

    /**
     * @param address the current page
     */
    PositionForms(Messages words, TraceRequest request, Link address) {
        this.words = words;
        this.request = request;
        this.position = request.arguments().position().orElseThrow();
        this.address = address;
        this.apart = PageAddress.apart(address, request);
        this.other = apart.with("move", "");
    }

    List<NamedLink> ways() {
        return List.of(
                InputsView.way(words, "done", address.with(TraceInputs.SETUP, false)),
                InputsView.way(
                        words,
                        "other-side",
                        with(apart, position.passed()),
                        GameBoards.side(words, position.toMove().other())),
                InputsView.way(words, "clear", with(other, new Position(0, 0, position.toMove()))),
                InputsView.way(words, "start-position", with(other, Position.START)));
    }

    private static Link with(Link link, Position position) {
        return link.with("position", PositionText.write(position));
    }

    List<FormView> forms() {
        List<FormView> all = new ArrayList<>();
        if (request.technique().takes(From.MOVE) && position.empty() != 0) {
            all.add(move());
        }
        // Limited to what a random position can have.
        int discs = Math.max(12, Math.min(60, position.discs()));
        all.add(
                FormView.of(
                        "random",
                        other.with("position", "random:" + seed()),
                        InputView.of("discs", "number", String.valueOf(discs))));
        return all;
    }

    /** Fields for a position as text, in any format that can be read. */
    List<FormView> texts() {
        String written = PositionText.write(position);
        return List.of(FormView.of("paste", other, InputView.of("position", "area", written)));
    }

    /** A choice of the legal moves, or of all empty squares if there are none. */
    private FormView move() {
        long legal = position.legalMoves();
        List<String> squares =
                Squares.list(legal != 0 ? legal : position.empty()).stream()
                        .map(Squares::name)
                        .toList();
        String now = Squares.name(request.arguments().move().orElseThrow());
        return FormView.of("move", apart, InputView.choice("move", now, squares));
    }

    /**
     * The seed of the next random position: a function of this position, so that the page depends
     * on its address alone.
     */
    private long seed() {
        long mixed = (position.own() * 31 + position.opponent()) * 0x9E37_79B9_7F4A_7C15L;
        return Long.remainderUnsigned(mixed >>> 20, SEEDS);
    }
}
