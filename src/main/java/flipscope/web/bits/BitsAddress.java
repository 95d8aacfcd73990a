package flipscope.web.bits;

import flipscope.judge.CompressedCode;
import flipscope.scratch.Sample;
import flipscope.text.Slug;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Numbering;
import flipscope.trace.SourceFile;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.code.SentCode;
import flipscope.web.game.StepParameters;
import flipscope.web.trace.request.StepOptions;
import flipscope.web.trace.request.TraceOptions;
import java.util.Optional;

/**
 * The address of the scratchpad, which keeps nothing: the lines, how words are drawn, and the step
 * that is shown.
 *
 * @param code the lines as they were typed
 * @param numbering where the bits of boards stand
 * @param board how words are drawn
 * @param asked the step, and how it is shown
 */
public record BitsAddress(String code, Numbering numbering, Shape board, TraceOptions asked) {
    static final QueryParameter<String> CODE =
            QueryParameter.text("code", SentCode.MOST).missing("the first sample");

    static final Numbering[] NUMBERINGS = {Numbering.A1_HIGH, Numbering.A1_LOW, Numbering.A8_LOW};

    static final Shape[] BOARDS = {Shape.BOARD, Shape.MINI, Shape.CUBE, Shape.WORD};

    static final QueryParameter<Numbering> NUMBERING =
            QueryParameter.choice("numbering", NUMBERINGS, Slug::of).or(Numbering.A1_HIGH);

    static final QueryParameter<Shape> BOARD =
            QueryParameter.choice("board", BOARDS, Slug::of).or(Shape.BOARD);

    /** What a hand does to a number in the code. */
    static final QueryParameter<String> DRAW = QueryParameter.text("draw", 128);

    public BitsAddress {
        code = SourceFile.withLineFeeds(code);
    }

    static BitsAddress read(Query query) {
        TraceOptions asked = TraceOptions.read(query);
        Sample first = Sample.all().get(0);
        Optional<String> code = CODE.in(query).map(written -> code(written, query));
        return new BitsAddress(
                code.orElse(first.code()),
                NUMBERING.of(query),
                BOARD.of(query),
                code.isEmpty() && asked.at().isEmpty() ? asked.editable(first.at()) : asked);
    }

    /** How words are drawn; a cube is always numbered alike. */
    DisplayFormat view() {
        return new DisplayFormat(board, 0).numbered(numbering);
    }

    private static String code(String written, Query query) {
        return CompressedCode.read(written)
                .orElseThrow(() -> CODE.refusal(query.words(), "write.error.code"));
    }

    /** Lines at a step; at the last one where it is empty. */
    public static BitsAddress of(String code, String at) {
        return new BitsAddress(
                code, Numbering.A1_HIGH, Shape.BOARD, TraceOptions.NONE.editable(at));
    }

    /** The page of these lines, without a step. */
    public Link page() {
        boolean first = code.equals(Sample.all().get(0).code());
        return Link.to("/bits")
                .with(CODE, first ? "" : CompressedCode.write(code))
                .with(NUMBERING, numbering)
                .with(BOARD, board);
    }

    /** The page at the step. */
    public Link here() {
        return here(asked.step());
    }

    /** The page at the step, shown in this way. */
    private Link here(StepOptions how) {
        return how.on(page()).with(StepParameters.AT, asked.at());
    }

    /** The page at the step, without a bit and a row that were chosen on another board. */
    Link withoutChoices() {
        return here(asked.step().elsewhere());
    }

    /** The same lines with words drawn in another way. */
    BitsAddress with(Numbering bits, Shape shape) {
        return new BitsAddress(code, bits, shape, asked);
    }

    /** The same step of other lines. */
    BitsAddress with(String other) {
        return new BitsAddress(other, numbering, board, asked);
    }
}
