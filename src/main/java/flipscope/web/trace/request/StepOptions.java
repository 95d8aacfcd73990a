package flipscope.web.trace.request;

import flipscope.story.Detail;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import java.util.Arrays;
import java.util.List;

/**
 * How a step is shown.
 *
 * @param detail how closely the reader follows
 * @param more whether variables, ribbon and legend are unfolded
 * @param numbers whether cells show their bit numbers
 * @param table whether the result stands as a table too
 * @param present whether it is shown to an audience: large, with few words
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
    private static final int RANKS = 8;

    /** As the parameters of a request ask. */
    public static StepOptions of(Query query) {
        List<String> details = Arrays.stream(Detail.values()).map(Detail::code).toList();
        return new StepOptions(
                query.choice("detail", details).flatMap(Detail::of).orElse(Detail.OPERATION),
                query.choice("more", List.of("1")).isPresent(),
                query.choice("numbers", List.of("1")).isPresent(),
                query.choice("grid", List.of("1")).isPresent(),
                false,
                query.number("rank", 1, RANKS).orElse(0),
                AskedBit.of(query));
    }

    /** The usual look, as closely as that. */
    public static StepOptions at(Detail detail) {
        return new StepOptions(detail, false, false, false, false, 0, AskedBit.NONE);
    }

    /** Adds itself to a link. */
    public Link on(Link link) {
        return bit.on(link)
                .with("detail", detail == Detail.OPERATION ? "" : detail.code())
                .with("more", more ? "1" : "")
                .with("numbers", numbers ? "1" : "")
                .with("grid", table ? "1" : "")
                .with("present", present ? "1" : "")
                .with("rank", rank == 0 ? "" : rank);
    }

    public StepOptions with(Detail other) {
        return new StepOptions(other, more, numbers, table, present, 0, AskedBit.NONE);
    }

    /** As another step is shown: each step has a longest ripple and bits of its own. */
    public StepOptions elsewhere() {
        return withRank(0).withBit(AskedBit.NONE);
    }

    public StepOptions withBit(AskedBit other) {
        return new StepOptions(detail, more, numbers, table, present, rank, other);
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
