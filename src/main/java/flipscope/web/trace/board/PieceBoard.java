package flipscope.web.trace.board;

import static flipscope.trace.Word.has;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.notation.ColumnText;
import flipscope.notation.SmallBoard;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.Parameter;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.BoardView;
import flipscope.web.game.SquareView;
import flipscope.web.trace.board.InputsView.ControlsView;
import flipscope.web.trace.board.InputsView.FormView;
import flipscope.web.trace.board.InputsView.InputView;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyPanel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws the boards other than that of Reversi: four by four, three by three, the cube and that of
 * chess. Choosing a cell changes its piece; in the cube no ball may float.
 */
final class PieceBoard {
    private static final String POSITION = "position";
    private static final String MOVES = "moves";
    private static final String COLUMN = "column";

    private final Messages words;
    private final TraceRequest request;
    private final Arguments arguments;
    private final SmallBoard board;
    private final SmallBoardPieces pieces;
    private final BitLayout layout;
    private final String kind;
    private final Link address;
    private final PiecePalette palette;

    PieceBoard(Messages words, TraceRequest request, Link address) {
        this.words = words;
        this.request = request;
        this.arguments = request.arguments();
        this.board = arguments.technique().board().orElseThrow();
        this.pieces = arguments.pieces().orElseThrow();
        Parameter input = arguments.technique().inputs().get(0);
        this.layout = BitLayout.of(input.view(), input.type().width());
        this.kind = Slug.of(board);
        this.address = address;
        this.palette = new PiecePalette(words, address);
    }

    InputsView view() {
        List<List<SquareView>> cells = BoardRows.rows(layout, this::cell);
        return new InputsView(
                kind,
                new BoardView(words.text("inputs.board." + kind), cells, "", false),
                BoardRows.files(layout),
                BoardRows.ranks(layout),
                true,
                PageAddress.isSetUp(address),
                words.text("inputs.side." + kind, side(pieces.side())),
                request.wayBack(words),
                new ControlsView(
                        isAsking() ? "" : words.text("inputs.note." + kind),
                        ways(),
                        forms(),
                        texts(),
                        PageAddress.settingUp(address)),
                Optional.empty());
    }

    private String side(Side side) {
        return words.text("inputs.piece." + kind + "." + Slug.of(side));
    }

    private SquareView cell(int bit) {
        String name = layout.name(bit);
        String content = pieces.content(bit);
        Optional<Link> turned = next(bit).flatMap(this::link);
        Optional<Link> asking = Optional.of(address.with(TraceOptions.WHY, name));
        Optional<String> url = (isAsking() ? asking : turned).map(Link::toString);
        String what = words.text("inputs.piece." + kind + "." + content);
        return SquareView.plain(name, content, url, words.text("inputs.cell", name, what));
    }

    /** Whether a press asks about a square. */
    private boolean isAsking() {
        return !request.link().get(TraceOptions.WHY).isEmpty();
    }

    /** The pieces after a cell was chosen; empty if a ball would float there. */
    private Optional<SmallBoardPieces> next(int bit) {
        if (board.hasKinds()) {
            return Optional.of(palette.placed(pieces, bit));
        }
        if (pieces.owner(bit).isEmpty() && floats(bit)) {
            return Optional.empty();
        }
        SmallBoardPieces next = pieces.turned(bit);
        boolean hangs = next.owner(bit).isEmpty() && carries(bit);
        return Optional.of(hangs ? next.turned(bit) : next);
    }

    /** Whether a ball on this cell would have nothing below it. */
    private boolean floats(int bit) {
        int below = bit - NaiveScoreFour.COLUMNS;
        return layout.isCube() && below >= 0 && !has(pieces.occupied(), below);
    }

    /** Whether a ball on this cell has one above it. */
    private boolean carries(int bit) {
        int above = bit + NaiveScoreFour.COLUMNS;
        return layout.isCube() && above < layout.bits() && has(pieces.occupied(), above);
    }

    /** The address with other pieces; empty if the algorithm rejects them. */
    private Optional<Link> link(SmallBoardPieces other) {
        Link changed = PageAddress.alone(address).with(POSITION, board.write(other));
        return Stream.of(changed, changed.with(COLUMN, "")).filter(this::binds).findFirst();
    }

    private boolean binds(Link link) {
        return arguments.technique().bound(ChosenInputs.of(link.parameters())).isPresent();
    }

    private List<FormView> forms() {
        if (arguments.query().containsKey(COLUMN)) {
            return List.of(column());
        }
        List<FormView> all = new ArrayList<>();
        if (board.hasKinds()) {
            all.addAll(palette.forms(board.write(pieces)));
        }
        InputView[] values =
                arguments.technique().inputs().stream()
                        .map(Parameter::name)
                        .filter(arguments.query()::containsKey)
                        .map(each -> InputView.of(each, "text", arguments.query().get(each)))
                        .toArray(InputView[]::new);
        if (values.length > 0) {
            all.add(FormView.of("values", address, values));
        }
        return all;
    }

    private List<NamedLink> ways() {
        List<NamedLink> all = new ArrayList<>();
        Side other = pieces.side().other();
        SmallBoardPieces turned = pieces.facing(other);
        SmallBoardPieces none = new SmallBoardPieces(0, 0, pieces.side());
        String turn = words.text("inputs.way.other-side." + kind, side(other));
        if (WhyPanel.explains(arguments.technique()) && !isAsking()) {
            Link ask = address.with(TraceOptions.WHY, WhyPanel.ANY);
            all.add(new NamedLink("ask", words.text("why.attack.ask"), ask));
        }
        link(turned).map(link -> new NamedLink("other-side", turn, link)).ifPresent(all::add);
        link(none).map(link -> InputsView.way(words, "clear", link)).ifPresent(all::add);
        Link alone = PageAddress.alone(address);
        all.add(InputsView.way(words, "example", alone.without(List.of(POSITION, COLUMN))));
        return all;
    }

    private List<FormView> texts() {
        List<FormView> all = new ArrayList<>();
        String written = board.write(pieces);
        Link apart = PageAddress.alone(address).with(COLUMN, "");
        all.add(FormView.of("paste", apart, InputView.of(POSITION, "area", written)));
        if (layout.isCube()) {
            Link game = apart.with(POSITION, "");
            all.add(FormView.of("game", game, InputView.of(MOVES, "text", address.get(MOVES))));
        }
        return all;
    }

    /** A choice of the columns that the algorithm accepts here. */
    private FormView column() {
        List<String> columns =
                IntStream.range(0, NaiveScoreFour.COLUMNS)
                        .mapToObj(ColumnText::write)
                        .filter(name -> binds(address.with(COLUMN, name)))
                        .toList();
        String now = ColumnText.write(Integer.parseInt(arguments.query().get(COLUMN)));
        return FormView.of("column", address, InputView.choice(COLUMN, now, columns));
    }
}
