package flipscope.web.trace.board;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Domain;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.game.BoardView;
import flipscope.web.game.SquareView;
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
    private final int set;
    private final BitLayout board;
    private final Link address;

    BitBoard(Messages words, TraceRequest request, Link address) {
        this.words = words;
        this.arguments = request.arguments();
        this.inputs = arguments.technique().inputs();
        this.set = set(inputs);
        this.board = layout(inputs.get(Math.max(0, set)));
        this.address = address;
    }

    InputsView view() {
        if (inputs.stream().anyMatch(input -> input.view().shape() == Shape.RANK)) {
            return view("rank", rows());
        }
        if (set < 0) {
            return isSquare() ? view("coordinates", coordinates()) : view("numbers", List.of());
        }
        return view("bits", bits(set, board, "", width() / 4));
    }

    /** The first input that is a set; -1 if there is none. */
    private static int set(List<Parameter> inputs) {
        return IntStream.range(0, inputs.size())
                .filter(index -> inputs.get(index).view().cells(inputs.get(index).type()) != 0)
                .findFirst()
                .orElse(-1);
    }

    private static BitLayout layout(Parameter input) {
        return input.type().equals(Type.INT) && !isNumber(input)
                ? BitLayout.of(input.view(), Integer.SIZE)
                : BitLayout.of(DisplayFormat.BOARD.numbered(input.view().numbering()), Long.SIZE);
    }

    private int width() {
        return inputs.get(set).type().width();
    }

    /** Whether the inputs are a file and a row of the board. */
    private boolean isSquare() {
        return inputs.size() == 2
                && inputs.stream().allMatch(input -> input.domain().equals(Domain.range(0, 7)))
                && inputs.stream().map(Parameter::name).toList().equals(List.of("x", "y"));
    }

    private InputsView view(String kind, List<List<SquareView>> rows) {
        List<String> names = inputs.stream().map(Parameter::name).toList();
        List<NamedLink> ways = new ArrayList<>();
        if (set >= 0 && binds(zero(names))) {
            ways.add(InputsView.way(words, "clear", zero(names)));
        }
        ways.add(InputsView.way(words, "random", random(names)));
        ways.add(InputsView.way(words, "example", address.without(names)));
        return new InputsView(
                kind,
                new BoardView(words.text("inputs.board." + kind), rows, "", false),
                BoardRows.files(board),
                kind.equals("rank") ? names : BoardRows.ranks(board),
                true,
                PageAddress.isSetUp(address),
                set < 0 || kind.equals("rank")
                        ? words.text("inputs.band." + kind)
                        : words.text("inputs.band.bits", width()),
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

    /** The seed depends on these inputs, so that the page depends on its address alone. */
    private Link random(List<String> names) {
        long seed = arguments.words().hashCode() & 0xFFFF;
        Link link = address;
        for (String name : names) {
            link = link.with(name, "random:" + seed);
        }
        return link;
    }

    private boolean binds(Link link) {
        return arguments.technique().bound(ChosenInputs.of(link.parameters())).isPresent();
    }

    private InputView[] fields() {
        return inputs.stream()
                .map(
                        input ->
                                InputView.of(
                                        input.name(),
                                        isNumber(input) ? "number" : "text",
                                        address.get(input.name())))
                .toArray(InputView[]::new);
    }

    private static boolean isNumber(Parameter input) {
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
                                address.with(name, hex(turned(index, bit), digits))));
    }

    /** With the bit turned, or with it alone. */
    private long turned(int index, int bit) {
        long bits = arguments.words().get(index).unsigned();
        return inputs.get(index).domain().single() ? 1L << bit : bits ^ 1L << bit;
    }

    /** A bit that leads to inputs that are not allowed does not lead anywhere. */
    private SquareView bit(String name, long bits, int bit, Link turned) {
        String digit = (bits >>> bit & 1) == 0 ? "0" : "1";
        return SquareView.plain(
                name,
                "bit-" + digit,
                Optional.of(turned).filter(this::binds).map(Link::toString),
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
