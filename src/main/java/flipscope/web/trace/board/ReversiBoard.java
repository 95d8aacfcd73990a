package flipscope.web.trace.board;

import static flipscope.trace.Word.has;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.notation.PositionText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Parameter;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.BoardView;
import flipscope.web.game.GameBoards;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.game.Player;
import flipscope.web.game.SquareView;
import flipscope.web.trace.board.InputsView.ControlsView;
import flipscope.web.trace.board.InputsView.FormView;
import flipscope.web.trace.board.InputsView.InputView;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyPanel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * Draws the position that is stepped. Usually it is fixed, or choosing a square sets the move; in
 * set-up mode choosing a square changes its disc.
 */
final class ReversiBoard {
    /** Keeps seeds short enough to be read out. */
    private static final int SEEDS = 100_000;

    private static final BitLayout LAYOUT = BitLayout.of(DisplayFormat.BOARD, 64);

    private final Messages words;
    private final TraceRequest request;
    private final Position position;
    private final Optional<Integer> move;
    private final Link address;
    private final boolean editing;

    ReversiBoard(Messages words, TraceRequest request, Link address) {
        this.words = words;
        this.request = request;
        this.position = request.arguments().position().orElseThrow();
        this.move = request.arguments().move();
        this.address = address;
        this.editing = PageAddress.isSetUp(address);
    }

    InputsView view() {
        return new InputsView(
                "reversi",
                board(),
                BoardView.FILES,
                BoardRows.ranks(LAYOUT),
                editing,
                editing,
                band(),
                Optional.of(request.wayBack(words).orElseGet(this::play)),
                new ControlsView(
                        note(),
                        editing ? others() : ways(),
                        editing ? forms() : List.of(),
                        editing ? texts() : List.of(),
                        ""),
                Optional.empty());
    }

    /** Links that change a fixed board; small boards have no choosable squares. */
    private List<NamedLink> ways() {
        List<NamedLink> ways = new ArrayList<>();
        Link change = address.with(TraceInputs.SETUP, true);
        ways.add(new NamedLink("change", words.text("inputs.change"), change));
        boolean asked = !request.link().get(TraceOptions.WHY).isEmpty();
        if (WhyPanel.explains(request.technique()) && !asked) {
            Link ask = address.with(TraceOptions.WHY, WhyPanel.ANY);
            ways.add(new NamedLink("ask", words.text("why.ask"), ask));
        }
        return ways;
    }

    private String note() {
        if (!editing) {
            return move.isPresent()
                    ? words.text("inputs.note.move")
                    : WhyPanel.explains(request.technique()) ? words.text("why.hint") : "";
        }
        return words.text(request.game().isPresent() ? "inputs.note.game" : "inputs.note");
    }

    private BoardView board() {
        BoardView still = new GameBoards(words).still(request.game().orElseGet(this::from));
        if (editing) {
            Link apart = PageAddress.apart(address, request);
            return rows(still, square -> editable(square, apart));
        }
        return move.map(chosen -> rows(still, square -> choosable(chosen, square)))
                .orElseGet(() -> asking(still));
    }

    /**
     * A board whose squares lead to their explanation, for algorithms whose steps decide legality.
     */
    private BoardView asking(BoardView still) {
        return WhyPanel.explains(request.technique())
                ? still.asking(name -> address.with(TraceOptions.WHY, name).toString())
                : still;
    }

    private static BoardView rows(BoardView still, IntFunction<SquareView> square) {
        return new BoardView(still.label(), BoardRows.rows(LAYOUT, square), still.moves(), false);
    }

    /** An empty square that can be chosen as the move; legal moves are marked. */
    private SquareView choosable(int chosen, int square) {
        boolean empty = has(position.empty(), square);
        boolean legal = empty && position.isLegal(square);
        String name = Squares.name(square);
        String content = GameBoards.content(position, square);
        String key = legal ? "inputs.square.legal" : "inputs.square." + content;
        return new SquareView(
                name,
                content,
                empty ? Optional.of(address.with("move", name).toString()) : Optional.empty(),
                legal,
                false,
                0,
                square == chosen,
                words.text(square == chosen ? "inputs.square.move" : key, name),
                Optional.empty());
    }

    private SquareView editable(int square, Link apart) {
        Optional<String> url =
                Optional.of(GameBoards.turned(position, square))
                        .filter(next -> next.empty() != 0 || !request.technique().takes(From.MOVE))
                        .map(next -> link(next, square, apart).toString());
        String content = GameBoards.content(position, square);
        String label = words.text("inputs.square." + content, Squares.name(square));
        return SquareView.plain(Squares.name(square), content, url, label);
    }

    /** The address after one square changed; the move is dropped if a disc now lies on it. */
    private Link link(Position next, int square, Link apart) {
        boolean covered = move.filter(each -> each == square).isPresent();
        return with(apart, next).with("move", covered ? "" : apart.get("move"));
    }

    private String band() {
        String side = GameBoards.side(words, position.toMove());
        return move.map(square -> words.text("stepper.before", Squares.name(square), side))
                .orElseGet(() -> words.text("stepper.to-move", side));
    }

    private NamedLink play() {
        String text = words.text("stepper.play-from-here");
        return new NamedLink("play", text, from().url().play());
    }

    /** A game that starts at a position, with the side to move played by the reader. */
    private GameState from() {
        Player player = position.toMove() == Side.BLACK ? Player.BLACK : Player.WHITE;
        String written = PositionText.write(position).replace(' ', '_');
        GameUrl url = GameUrl.NEW.from(Optional.of(written)).playing(player);
        return new GameState(url, Game.from(position), 0);
    }

    // Another position

    /** Links that replace the whole position. */
    private List<NamedLink> others() {
        Link apart = PageAddress.apart(address, request);
        return List.of(
                InputsView.way(words, "done", address.with(TraceInputs.SETUP, false)),
                InputsView.way(
                        words,
                        "other-side",
                        with(apart, position.passed()),
                        GameBoards.side(words, position.toMove().other())),
                InputsView.way(
                        words, "clear", with(elsewhere(), new Position(0, 0, position.toMove()))),
                InputsView.way(words, "start-position", with(elsewhere(), Position.START)));
    }

    /** The address without the move and the sets that another position may not have. */
    private Link elsewhere() {
        return PageAddress.apart(address, request)
                .with("move", "")
                .without(dependent().stream().map(Parameter::name).toList());
    }

    /** With another position, and without the sets that it may not have. */
    private Link with(Link link, Position other) {
        Link changed = link.with("position", PositionText.write(other));
        List<String> sets = dependent().stream().map(Parameter::name).toList();
        return sets.isEmpty() || binds(changed) ? changed : changed.without(sets);
    }

    private boolean binds(Link link) {
        Map<String, String> chosen = link.parameters();
        return request.technique().bound(ChosenInputs.of(request.technique(), chosen)).isPresent();
    }

    private List<FormView> forms() {
        List<FormView> all = new ArrayList<>();
        if (request.technique().takes(From.MOVE) && position.empty() != 0) {
            all.add(moves());
        }
        // Limited to what a random position can have.
        int discs = Math.max(12, Math.min(60, position.discs()));
        all.add(
                FormView.of(
                        "random",
                        random(),
                        InputView.of("discs", "number", String.valueOf(discs))));
        return all;
    }

    private List<Parameter> dependent() {
        return request.technique().inputs().stream()
                .filter(input -> Technique.from(input) == From.VALUE)
                .filter(input -> !input.domain().others().isEmpty())
                .toList();
    }

    /** What depends on the discs changes with them. */
    private Link random() {
        String random = "random:" + seed();
        Link link = elsewhere().with("position", random);
        for (Parameter input : dependent()) {
            link = link.with(input.name(), random);
        }
        return link;
    }

    /** Fields for a position as text, in any format that can be read. */
    private List<FormView> texts() {
        String written = PositionText.write(position);
        return List.of(
                FormView.of("paste", elsewhere(), InputView.of("position", "area", written)));
    }

    /** A choice of the legal moves, or of all empty squares if there are none. */
    private FormView moves() {
        long legal = position.legalMoves();
        List<String> squares =
                Squares.list(legal != 0 ? legal : position.empty()).stream()
                        .map(Squares::name)
                        .toList();
        String now = Squares.name(move.orElseThrow());
        Link apart = PageAddress.apart(address, request);
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
