package flipscope.lesson.read;

import flipscope.answer.ExpectedAnswer.Kind;
import flipscope.engine.Level;
import flipscope.lesson.BlockHead;
import flipscope.lesson.SceneBlock;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A position.
 *
 * @param query the parameters that specify it: {@code position}, or {@code moves} and perhaps
 *     {@code ply}; empty for the start of a game
 * @param level the engine's level, 1 to 10
 * @param side the reader's side
 * @param legal whether legal moves are shown, unless they would reveal an answer
 * @param bits whose bitboard is drawn beside the board, if any
 * @param marked a set of squares to mark, bit 63 = a1
 */
public record BoardBlock(
        BlockHead head,
        Position position,
        Map<String, String> query,
        Optional<Integer> level,
        Optional<Side> side,
        boolean legal,
        Optional<Bits> bits,
        long marked)
        implements SceneBlock {

    /** Whose discs are also drawn as bits. */
    public enum Bits {
        BLACK(List.of(Side.BLACK)),
        WHITE(List.of(Side.WHITE)),
        BOTH(List.of(Side.BLACK, Side.WHITE)),
        /** Black's, which become a strip of 64 and a number. */
        STRIP(List.of());

        @SuppressWarnings("ImmutableEnumChecker") // Of constants.
        private final List<Side> sides;

        Bits(List<Side> sides) {
            this.sides = sides;
        }
    }

    /** The sides whose discs are drawn as bits. */
    public List<Side> inBits() {
        return bits.map(each -> each.sides).orElse(List.of());
    }

    /** Whether Black's discs become a strip of 64 bits and a number. */
    public boolean isStrip() {
        return bits.equals(Optional.of(Bits.STRIP));
    }

    /** The legal moves, unless the reader is to find them. */
    public long legalShown() {
        return legal ? position.legalMoves() : 0;
    }

    /** The position of a question, without the legal moves, which may be the answer. */
    static BoardBlock asked(BlockHead head, Position position) {
        return new BoardBlock(
                head,
                position,
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                0);
    }

    /** Values of a position: {@code legal.squares}, {@code black.count}, {@code to-move}. */
    static Results results(BlockFields fields) {
        fields.takeOnly(List.of());
        return fields.position().map(BoardBlock::results).orElse(Results.LOST);
    }

    private static Results results(Position position) {
        Map<String, Reading> all = new LinkedHashMap<>();
        all.put("to-move", new Reading(Kind.TEXT, position.toMove().title()));
        all.put("empties", Reading.number(Long.bitCount(position.empty())));
        all.putAll(DrawnWord.readings("black", position.black()));
        all.putAll(DrawnWord.readings("legal", position.legalMoves()));
        all.putAll(DrawnWord.readings("white", position.white()));
        return Results.of(all, "no value");
    }

    static Optional<BoardBlock> read(BlockFields fields, BlockHead head) {
        long marked = marked(fields);
        boolean legal = !fields.has("legal") || fields.truth("legal");
        return fields.position()
                .map(
                        position ->
                                new BoardBlock(
                                        head,
                                        position,
                                        fields.given(Fields.OF_GAME),
                                        fields.number("level", Level.LOWEST, Level.HIGHEST),
                                        fields.choice("side", Side.class),
                                        legal,
                                        fields.choice("bits", Bits.class),
                                        marked));
    }

    private static long marked(BlockFields fields) {
        return fields.scalars("mark").stream()
                .flatMap(typed -> squares(typed, fields))
                .map(Squares::bit)
                .reduce(0L, (some, more) -> some | more);
    }

    private static Stream<Integer> squares(Scalar typed, BlockFields fields) {
        return Arrays.stream(typed.text().split("[\\s,]+"))
                .map(name -> fields.notated("mark", typed.line(), name, SquareText::read))
                .flatMap(Optional::stream);
    }
}
