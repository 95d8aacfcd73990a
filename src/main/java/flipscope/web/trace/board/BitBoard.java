package flipscope.web.trace.board;

import flipscope.catalogue.Arguments;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Parameter;
import flipscope.web.game.BoardView;
import flipscope.web.game.SquareView;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import flipscope.web.trace.board.InputsView.ControlsView;
import flipscope.web.trace.board.InputsView.FormView;
import flipscope.web.trace.board.InputsView.InputView;
import flipscope.web.trace.request.TraceRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Draws inputs other than positions: a set of squares, rows of eight bits, or the coordinates of
 * one square. Choosing a cell changes the input.
 */
final class BitBoard {
    private static final BitLayout RANK = BitLayout.of(new DisplayFormat(Shape.RANK, 0), 32);

    private final Messages words;
    private final Arguments arguments;
    private final List<Parameter> inputs;
    private final BitLayout board;
    private final Link address;

    BitBoard(Messages words, TraceRequest request, Link address) {
        this.words = words;
        this.arguments = request.arguments();
        this.inputs = arguments.technique().inputs();
        this.board =
                BitLayout.of(
                        DisplayFormat.BOARD.numbered(inputs.get(0).view().numbering()), Long.SIZE);
        this.address = address;
    }

    InputsView view() {
        if (inputs.stream().anyMatch(input -> input.view().shape() == Shape.RANK)) {
            return view("rank", rows());
        }
        boolean number = inputs.stream().allMatch(BitBoard::isCoordinate);
        return number ? view("coordinates", coordinates()) : view("bits", bits(0, board, "", 16));
    }

    private InputsView view(String kind, List<List<SquareView>> rows) {
        List<String> names = inputs.stream().map(Parameter::name).toList();
        List<NamedLink> ways = new ArrayList<>();
        if (!kind.equals("coordinates")) {
            ways.add(InputsView.way(words, "clear", zero(names)));
        }
        ways.add(InputsView.way(words, "example", address.without(names)));
        return new InputsView(
                kind,
                new BoardView(words.text("inputs.board." + kind), rows, "", false),
                BoardView.FILES,
                kind.equals("rank") ? names : BoardRows.ranks(board),
                true,
                PageAddress.isSetUp(address),
                words.text("inputs.band." + kind),
                Optional.empty(),
                new ControlsView(
                        words.text("inputs.note." + kind),
                        ways,
                        List.of(FormView.of("values", address, fields())),
                        List.of(),
                        PageAddress.settingUp(address)),
                Optional.empty());
    }

    private Link zero(List<String> names) {
        Link link = address;
        for (String name : names) {
            link = link.with(name, "0x0");
        }
        return link;
    }

    private InputView[] fields() {
        return inputs.stream()
                .map(
                        input ->
                                InputView.of(
                                        input.name(),
                                        isCoordinate(input) ? "number" : "text",
                                        address.get(input.name())))
                .toArray(InputView[]::new);
    }

    private static boolean isCoordinate(Parameter input) {
        return input.view().shape() == Shape.NUMBER;
    }

    /** One row of eight bits for each input. */
    private List<List<SquareView>> rows() {
        return IntStream.range(0, inputs.size())
                .mapToObj(index -> bits(index, RANK, inputs.get(index).name() + " ", 2).get(0))
                .toList();
    }

    /**
     * A set of squares; choosing one flips its bit.
     *
     * @param before what stands before the name of each square
     * @param digits how many a number of so many bits has in hex
     */
    private List<List<SquareView>> bits(int index, BitLayout layout, String before, int digits) {
        String name = inputs.get(index).name();
        long bits = arguments.words().get(index).bits();
        return BoardRows.rows(
                layout,
                bit ->
                        bit(
                                before + layout.name(bit),
                                bits,
                                bit,
                                address.with(name, hex(bits ^ 1L << bit, digits))));
    }

    private SquareView bit(String name, long bits, int bit, Link turned) {
        String digit = (bits >>> bit & 1) == 0 ? "0" : "1";
        return SquareView.plain(
                name,
                "bit-" + digit,
                Optional.of(turned.toString()),
                words.text("inputs.cell", name, digit));
    }

    private static String hex(long bits, int digits) {
        return String.format(Locale.ROOT, "0x%0" + digits + "x", bits);
    }

    /** A file and a row as one square; choosing another square sets both. */
    private List<List<SquareView>> coordinates() {
        int x = (int) arguments.words().get(0).bits();
        int y = (int) arguments.words().get(1).bits();
        return BoardRows.rows(
                board,
                bit -> {
                    boolean here = bit == Squares.at(x, y);
                    String url =
                            address.with("x", Squares.file(bit))
                                    .with("y", Squares.row(bit))
                                    .toString();
                    String name = Squares.name(bit);
                    return SquareView.plain(
                            name,
                            here ? "bit-1" : "bit-0",
                            Optional.of(url),
                            words.text(here ? "inputs.square.chosen" : "inputs.square", name));
                });
    }
}
