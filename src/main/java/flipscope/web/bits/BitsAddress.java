package flipscope.web.bits;

import flipscope.judge.CompressedCode;
import flipscope.scratch.Sample;
import flipscope.trace.SourceFile;
import flipscope.web.game.StepParameters;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import flipscope.web.trace.request.TraceOptions;

/**
 * Lines of code, and the step of them that is shown.
 *
 * @param code the lines as they were typed
 * @param asked the step, and how it is shown
 */
public record BitsAddress(String code, TraceOptions asked) {
    static final QueryParameter<String> CODE =
            QueryParameter.text("code", 6_000).missing("the first sample");

    /** What a hand does to a number in the code. */
    static final QueryParameter<String> DRAW = QueryParameter.text("draw", 128);

    public BitsAddress {
        code = SourceFile.withLineFeeds(code);
    }

    static BitsAddress read(Query query) {
        TraceOptions asked = TraceOptions.read(query);
        return CODE.in(query)
                .map(written -> new BitsAddress(code(written, query), asked))
                .orElseGet(() -> opening(asked));
    }

    private static String code(String written, Query query) {
        return CompressedCode.read(written)
                .orElseThrow(() -> CODE.refusal(query.words(), "write.error.code"));
    }

    private static BitsAddress opening(TraceOptions asked) {
        Sample first = Sample.all().get(0);
        return new BitsAddress(
                first.code(), asked.at().isEmpty() ? asked.editable(first.at()) : asked);
    }

    static Link of(Sample sample) {
        return page(sample.code()).with(StepParameters.AT, sample.at());
    }

    private static Link page(String code) {
        boolean first = code.equals(Sample.all().get(0).code());
        return Link.to("/bits").with(CODE.name(), first ? "" : CompressedCode.write(code));
    }

    /** The page of these lines, without a step. */
    public Link page() {
        return page(code);
    }

    /** The page at the step. */
    Link here() {
        return asked.step().on(page()).with(StepParameters.AT, asked.at());
    }

    /** The same step of other lines. */
    BitsAddress with(String other) {
        return new BitsAddress(other, asked);
    }
}
