package flipscope.web.trace.board;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.InputException;
import flipscope.catalogue.Technique;
import flipscope.notation.ColumnText;
import flipscope.notation.SmallBoard;
import flipscope.rules.NaiveScoreFour;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.story.BitLayout;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Parameter;
import flipscope.web.game.BoardView;
import flipscope.web.game.SquareView;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.trace.board.InputsView.ControlsView;
import flipscope.web.trace.board.InputsView.FormView;
import flipscope.web.trace.board.InputsView.SquaresView;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws the small boards: four by four, three by three, and the cube. Choosing a cell changes its
 * piece; in the cube no ball may float.
 */
final class PieceBoard {
    private static final String POSITION = "position";
    private static final String MOVES = "moves";
    private static final String COLUMN = "column";

    private final Messages words;
    private final InputForms forms;

    PieceBoard(Messages words) {
        this.words = words;
        this.forms = new InputForms(words);
    }

    InputsView of(TraceRequest request, Link address) {
        Technique technique = request.arguments().technique();
        SmallBoardPieces pieces = request.arguments().pieces().orElseThrow();
        Parameter input = technique.inputs().get(0);
        BitLayout layout = BitLayout.of(input.view(), input.type().width());
        String kind = Slug.of(input.view().shape());
        return new InputsView(
                new SquaresView(
                        kind,
                        new BoardView(
                                words.text("inputs.board." + kind),
                                BoardRows.rows(
                                        layout, bit -> cell(request, layout, pieces, bit, address)),
                                "",
                                false),
                        BoardRows.files(layout),
                        BoardRows.ranks(layout)),
                true,
                PageAddress.isSetUp(address),
                words.text("inputs.side." + kind, side(kind, pieces.side())),
                request.wayBack(words).orElse(null),
                new ControlsView(
                        words.text("inputs.note." + kind),
                        ways(request, pieces, kind, address),
                        request.arguments().query().containsKey(COLUMN)
                                ? List.of(column(request.arguments(), address))
                                : List.of(),
                        texts(request, pieces, address),
                        PageAddress.settingUp(address)),
                null);
    }

    private String side(String kind, Side side) {
        return words.text("inputs.piece." + kind + "." + Slug.of(side));
    }

    private SquareView cell(
            TraceRequest request,
            BitLayout layout,
            SmallBoardPieces pieces,
            int bit,
            Link address) {
        String kind = Slug.of(layout.view().shape());
        String name = layout.name(bit);
        String content = content(pieces, bit);
        Optional<String> url =
                next(pieces, bit, layout.isCube())
                        .flatMap(changed -> link(request, changed, address))
                        .map(Link::toString);
        String what = words.text("inputs.piece." + kind + "." + content);
        return BoardRows.square(name, content, url, words.text("inputs.cell", name, what));
    }

    private static String content(SmallBoardPieces pieces, int bit) {
        if ((pieces.black() >>> bit & 1) != 0) {
            return Slug.of(Side.BLACK);
        }
        return (pieces.white() >>> bit & 1) != 0 ? Slug.of(Side.WHITE) : "empty";
    }

    /** The pieces after a cell was chosen. It cycles: empty, first side, second side. */
    private static Optional<SmallBoardPieces> next(SmallBoardPieces pieces, int bit, boolean cube) {
        long one = 1L << bit;
        boolean black = (pieces.black() & one) != 0;
        boolean white = (pieces.white() & one) != 0;
        long all = pieces.black() | pieces.white();
        if (cube && !black && !white && floats(all, bit)) {
            return Optional.empty();
        }
        boolean carries = cube && bit < 48 && (all >>> (bit + NaiveScoreFour.COLUMNS) & 1) != 0;
        boolean toBlack = !black && (!white || carries);
        return Optional.of(
                new SmallBoardPieces(
                        toBlack ? pieces.black() | one : pieces.black() & ~one,
                        black ? pieces.white() | one : pieces.white() & ~one,
                        pieces.side()));
    }

    /** Whether a ball on this cell would have nothing below it. */
    private static boolean floats(long all, int bit) {
        return bit >= NaiveScoreFour.COLUMNS && (all >>> (bit - NaiveScoreFour.COLUMNS) & 1) == 0;
    }

    /** The address with other pieces; empty if the algorithm rejects them. */
    private static Optional<Link> link(
            TraceRequest request, SmallBoardPieces pieces, Link address) {
        SmallBoard board = request.arguments().technique().board().orElseThrow();
        Link changed = PageAddress.alone(address).with(POSITION, board.write(pieces));
        return Stream.of(changed, changed.with(COLUMN, ""))
                .filter(link -> binds(request.arguments().technique(), link))
                .findFirst();
    }

    private static boolean binds(Technique technique, Link link) {
        try {
            technique.bind(ChosenInputs.of(link.parameters()));
            return true;
        } catch (InputException cannotTakeThese) {
            return false;
        }
    }

    private List<NamedLink> ways(
            TraceRequest request, SmallBoardPieces pieces, String kind, Link address) {
        List<NamedLink> all = new ArrayList<>();
        Side other = pieces.side().other();
        SmallBoardPieces turned = new SmallBoardPieces(pieces.black(), pieces.white(), other);
        SmallBoardPieces none = new SmallBoardPieces(0, 0, pieces.side());
        link(request, turned, address)
                .map(link -> way("other-side." + kind, link, side(kind, other)))
                .ifPresent(all::add);
        link(request, none, address).map(link -> way("clear", link, "")).ifPresent(all::add);
        all.add(way("example", PageAddress.alone(address).without(List.of(POSITION, COLUMN)), ""));
        return all;
    }

    private NamedLink way(String id, Link link, String argument) {
        return new NamedLink(
                id.split("\\.")[0], words.text("inputs.way." + id, argument), link.toString());
    }

    private List<FormView> texts(TraceRequest request, SmallBoardPieces pieces, Link address) {
        SmallBoard board = request.arguments().technique().board().orElseThrow();
        List<FormView> all = new ArrayList<>();
        String written = board.write(pieces);
        Link apart = PageAddress.alone(address).with(COLUMN, "");
        all.add(forms.form("paste", apart, forms.field(POSITION, "area", written)));
        if (board == SmallBoard.CUBE) {
            Link game = apart.with(POSITION, "");
            all.add(forms.form("game", game, forms.field(MOVES, "text", address.get(MOVES))));
        }
        return all;
    }

    /** A choice of the columns that the algorithm accepts here. */
    private FormView column(Arguments arguments, Link address) {
        List<String> columns =
                IntStream.range(0, NaiveScoreFour.COLUMNS)
                        .mapToObj(ColumnText::write)
                        .filter(name -> binds(arguments.technique(), address.with(COLUMN, name)))
                        .toList();
        String now = ColumnText.write(Integer.parseInt(arguments.query().get(COLUMN)));
        return forms.form("column", address, forms.choice(COLUMN, now, columns));
    }
}
