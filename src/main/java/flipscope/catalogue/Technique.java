package flipscope.catalogue;

import flipscope.notation.SmallBoard;
import flipscope.rules.ScoreFour;
import flipscope.rules.SmallBoardPieces;
import flipscope.text.Slug;
import flipscope.trace.Domain;
import flipscope.trace.Method;
import flipscope.trace.Parameter;
import flipscope.trace.Word;
import flipscope.trace.run.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A method that can be stepped: of {@code core}, or of a folder of one’s own.
 *
 * @param id its name in addresses: {@code reversi/mobility/left}
 * @param title its title for people
 * @param family algorithms of one family compute the same thing
 * @param path its order in the course: simpler techniques come first
 * @param summary what is special about it, in one line
 * @param origin where the technique comes from
 * @param engine whether the engine runs this very method
 * @param example query parameters of an input that shows what is interesting about it
 * @param afterMove whether {@code own} is the side that has just moved, not the side to move
 * @param correctForm for a faulty form the id of the correct one, else empty
 * @param program the code that the method is part of
 */
public record Technique(
        String id,
        String title,
        String family,
        int path,
        String summary,
        String origin,
        boolean engine,
        String example,
        boolean afterMove,
        String correctForm,
        Method method,
        Program program) {

    /** Where the value of an input comes from. */
    public enum From {
        /** The discs of a position. */
        POSITION,
        /** The pieces on a board other than that of Reversi. */
        BOARD,
        /** The square of a move. */
        MOVE,
        /** A number or truth value. */
        VALUE;

        /** Its name in JSON. */
        public String code() {
            return this == BOARD ? POSITION.code() : Slug.of(this);
        }
    }

    static final String ANNOTATION = "Algorithm";

    /** The parameter for the pieces on a board, of whatever game. */
    public static final String POSITION = "position";

    /** The parameter for a game of Score Four, in place of its position. */
    public static final String MOVES = "moves";

    /** The parameter for the square of a move. */
    public static final String MOVE = "move";

    /**
     * @param says what an annotation of the method says, or might
     */
    static Technique of(Map<String, String> says, Method method, Program program) {
        return new Technique(
                says.get("id"),
                says.get("title"),
                says.get("family"),
                Integer.parseInt(says.getOrDefault("path", "0")),
                says.get("summary"),
                says.get("origin"),
                Boolean.parseBoolean(says.get("engine")),
                says.get("example"),
                Boolean.parseBoolean(says.get("afterMove")),
                says.getOrDefault("correctForm", ""),
                method,
                program);
    }

    /**
     * Its subject, as {@code mobility} or {@code scorefour}. Families of one subject, such as
     * {@code mobility} and {@code mobility-mini}, share a path.
     */
    public String subject() {
        return family.split("-", 2)[0];
    }

    /** Whether it is a faulty form to learn from. */
    public boolean isSlip() {
        return !correctForm.isEmpty();
    }

    public boolean isSlipOf(Technique other) {
        return correctForm.equals(other.id());
    }

    /** The inputs, in the order of the method's parameters. */
    public List<Parameter> inputs() {
        return method.parameters();
    }

    /**
     * What its inputs are given by, in addresses, lessons and commands alike: boards come from one
     * position, everything else goes by its own name.
     */
    public List<String> parameters() {
        List<String> names = new ArrayList<>();
        if (takes(From.POSITION) || takes(From.BOARD)) {
            names.add(POSITION);
        }
        if (board().equals(Optional.of(SmallBoard.CUBE))) {
            names.add(MOVES);
        }
        if (takes(From.MOVE)) {
            names.add(MOVE);
        }
        inputs().stream()
                .filter(input -> from(input) == From.VALUE)
                .map(Parameter::name)
                .forEach(names::add);
        return names;
    }

    /** The input of a name. */
    Parameter input(String name) {
        return inputs().get(method.names().indexOf(name));
    }

    /** Whether it is said, or follows from its being a number, what an input may be. */
    public static boolean hasDomain(Parameter input) {
        boolean value = from(input) == From.VALUE;
        return value && (ValueText.isNumber(input) || !input.domain().equals(Domain.USUAL));
    }

    /** Whether values, one an input, are what their annotations say that they may be. */
    public boolean allows(List<Long> values) {
        return inputs().stream()
                .filter(input -> from(input) == From.VALUE)
                .allMatch(input -> allows(input, values));
    }

    private boolean allows(Parameter input, List<Long> values) {
        List<String> names = method.names();
        long value = values.get(names.indexOf(input.name()));
        Domain numbers = ValueText.numbers(input);
        return ValueText.isNumber(input)
                ? numbers.least() <= value && value <= numbers.most()
                : new SetRoom(input, other -> values.get(names.indexOf(other)))
                        .refusal(Word.of(input.type(), value))
                        .isEmpty();
    }

    /** Ids are unique in a program, and comparing all components would be slow. */
    @Override
    @SuppressWarnings("ReferenceEquality") // A file that is read again is another program.
    public boolean equals(Object other) {
        return other instanceof Technique that && id.equals(that.id) && program == that.program;
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    /** Whether another algorithm has inputs of the same names and the same kind of result. */
    boolean answersAs(Technique other) {
        return names().equals(other.names())
                && method.result().equals(other.method.result())
                && method.resultView().equals(other.method.resultView());
    }

    private Set<String> names() {
        return Set.copyOf(method.names());
    }

    /** Where an input comes from; parameters bind by name. */
    public static From from(Parameter input) {
        if (board(input).isPresent()) {
            return From.BOARD;
        }
        return switch (input.name()) {
            case "own", "opponent" -> From.POSITION;
            case MOVE -> From.MOVE;
            default -> From.VALUE;
        };
    }

    /**
     * Binds the inputs; what was not chosen comes from the example.
     *
     * @throws InputException if an input is out of its range, or the move is not an empty square
     */
    public Arguments bind(ChosenInputs chosen) {
        return new ArgumentBinder(this, chosen).bind();
    }

    /** Binds the inputs; empty if it cannot take them. */
    public Optional<Arguments> bound(ChosenInputs chosen) {
        try {
            return Optional.of(bind(chosen));
        } catch (InputException impossible) {
            return Optional.empty();
        }
    }

    /** The board of the inputs, unless it is that of Reversi. */
    public Optional<SmallBoard> board() {
        return inputs().stream()
                .filter(input -> from(input) == From.BOARD)
                .findFirst()
                .flatMap(Technique::board);
    }

    static Optional<SmallBoard> board(Parameter input) {
        return SmallBoard.of(input.view(), input.name());
    }

    /** What it sees of a game of Score Four. */
    SmallBoardPieces seen(ScoreFour game) {
        return afterMove ? game.justMoved() : game.toMove();
    }

    /** Whether any input has this origin. */
    public boolean takes(From from) {
        return inputs().stream().anyMatch(input -> from(input) == from);
    }
}
