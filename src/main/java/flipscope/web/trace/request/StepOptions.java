package flipscope.web.trace.request;

import flipscope.story.Detail;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.game.StepParameters;

/**
 * How a reader looks at steps: what the links to other steps keep.
 *
 * @param detail the level of detail
 * @param more whether the bits of the values are shown in place of the variables
 * @param numbers whether cells show their bit numbers
 * @param table whether the result is also shown as a table
 * @param present whether the step is in presentation mode: large, with few words
 * @param rank the row whose sum is written out, from 1 at the top; 0 for the one with the longest
 *     ripple
 * @param bit the bit whose story is told below the step
 */
public record StepOptions(
        Detail detail,
        boolean more,
        boolean numbers,
        boolean table,
        boolean present,
        int rank,
        AskedBit bit) {
    static final QueryParameter<Boolean> MORE = QueryParameter.flag("more");
    static final QueryParameter<Boolean> NUMBERS = QueryParameter.flag("numbers");
    static final QueryParameter<Boolean> GRID = QueryParameter.flag("grid");
    static final QueryParameter<Integer> RANK =
            QueryParameter.number("rank", 1, 8).or(0, "the longest carry");

    /** Reads the parameters. */
    public static StepOptions read(Query query) {
        return new StepOptions(
                StepParameters.DETAIL.of(query),
                MORE.of(query),
                NUMBERS.of(query),
                GRID.of(query),
                false,
                RANK.of(query),
                AskedBit.of(query));
    }

    /** The defaults at a level of detail. */
    public static StepOptions at(Detail detail) {
        return new StepOptions(detail, false, false, false, false, 0, AskedBit.NONE);
    }

    /** Adds the parameters to a link. */
    public Link on(Link link) {
        return bit.on(link)
                .with(StepParameters.DETAIL, detail)
                .with(MORE, more)
                .with(NUMBERS, numbers)
                .with(GRID, table)
                .with(TraceOptions.PRESENT, present)
                .with(RANK, rank);
    }

    public StepOptions with(Detail other) {
        return new StepOptions(other, more, numbers, table, present, 0, AskedBit.NONE);
    }

    /** The options for another step, without the row and bit chosen for this one. */
    public StepOptions elsewhere() {
        return withRank(0).withoutBit();
    }

    public StepOptions withoutBit() {
        return new StepOptions(detail, more, numbers, table, present, rank, AskedBit.NONE);
    }

    public StepOptions withRank(int other) {
        return new StepOptions(detail, more, numbers, table, present, other, bit);
    }

    public StepOptions withMore(boolean other) {
        return new StepOptions(detail, other, numbers, table, present, rank, bit);
    }

    public StepOptions withNumbers(boolean other) {
        return new StepOptions(detail, more, other, table, present, rank, bit);
    }

    public StepOptions withTable(boolean other) {
        return new StepOptions(detail, more, numbers, other, present, rank, bit);
    }

    public StepOptions withPresent(boolean other) {
        return new StepOptions(detail, more, numbers, table, other, rank, bit);
    }
}
