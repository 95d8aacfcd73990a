package flipscope.web.stepper;

import flipscope.story.Detail;
import flipscope.web.Link;
import flipscope.web.Query;
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
public record Look(
        Detail detail,
        boolean more,
        boolean numbers,
        boolean table,
        boolean present,
        int rank,
        AskedBit bit) {
    private static final int RANKS = 8;

    /** As the parameters of a request ask. */
    public static Look of(Query query) {
        List<String> details = Arrays.stream(Detail.values()).map(Detail::code).toList();
        return new Look(
                query.choice("detail", details).flatMap(Detail::of).orElse(Detail.OPERATION),
                query.choice("more", List.of("1")).isPresent(),
                query.choice("numbers", List.of("1")).isPresent(),
                query.choice("grid", List.of("1")).isPresent(),
                false,
                query.number("rank", 1, RANKS).orElse(0),
                AskedBit.of(query));
    }

    /** The usual look, as closely as that. */
    public static Look at(Detail detail) {
        return new Look(detail, false, false, false, false, 0, AskedBit.NONE);
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

    Look with(Detail other) {
        return new Look(other, more, numbers, table, present, 0, AskedBit.NONE);
    }

    /** As another step is shown: each step has a longest ripple and bits of its own. */
    Look elsewhere() {
        return withRank(0).withBit(AskedBit.NONE);
    }

    Look withBit(AskedBit other) {
        return new Look(detail, more, numbers, table, present, rank, other);
    }

    Look withRank(int other) {
        return new Look(detail, more, numbers, table, present, other, bit);
    }

    Look withMore(boolean other) {
        return new Look(detail, other, numbers, table, present, rank, bit);
    }

    Look withNumbers(boolean other) {
        return new Look(detail, more, other, table, present, rank, bit);
    }

    Look withTable(boolean other) {
        return new Look(detail, more, numbers, other, present, rank, bit);
    }

    Look withPresent(boolean other) {
        return new Look(detail, more, numbers, table, other, rank, bit);
    }
}
