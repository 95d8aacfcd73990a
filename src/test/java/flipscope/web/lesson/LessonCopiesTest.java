package flipscope.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The copies of the magic number: what is handed on where they meet, and the table below them. */
@WithSite
class LessonCopiesTest {
    private static final String LESSON = "/lessons/the-magic-number";
    private static final int[] BLOCKERS = {10, 12, 17, 21, 30};
    private static final int STATES = 40;

    private static Site site;

    private static Page toy(String state) {
        return site.page(LESSON + "?toy=three-copies." + state + "&only=1").part("#three-copies");
    }

    private static String hex(int way) {
        return Long.toHexString(
                IntStream.range(0, BLOCKERS.length)
                        .filter(each -> (way >> each & 1) != 0)
                        .mapToLong(each -> 1L << BLOCKERS[each])
                        .sum());
    }

    /** A 1 is handed on from a place if what lies up to there comes to more than fits. */
    @Test
    void aCarryIsDrawnWhereverOneIsHandedOn() {
        Random random = new Random(64);
        int carried = 0;
        for (int round = 0; round < STATES; round++) {
            int[] shifts = random.ints(3, 29, 54).toArray();
            String pieces = hex(random.nextInt(32));
            BigInteger set = new BigInteger(pieces, 16);
            List<Integer> expected =
                    IntStream.range(0, 63)
                            .filter(
                                    place -> {
                                        BigInteger room = BigInteger.ONE.shiftLeft(place + 1);
                                        BigInteger sum =
                                                IntStream.of(shifts)
                                                        .mapToObj(set::shiftLeft)
                                                        .map(each -> each.mod(room))
                                                        .reduce(BigInteger.ZERO, BigInteger::add);
                                        return sum.compareTo(room) >= 0;
                                    })
                            .boxed()
                            .toList();
            String state = shifts[0] + "." + shifts[1] + "." + shifts[2] + "." + pieces;
            List<Integer> drawn =
                    toy(state).attributes(".carried", "d").stream()
                            .map(path -> Integer.valueOf(path.substring(1, path.indexOf(' '))))
                            .map(middle -> 68 - (middle - 6) / 12)
                            .toList();
            assertThat(drawn).as(state).isEqualTo(expected);
            carried += drawn.size();
        }
        assertThat(carried).as("of them there are some").isGreaterThan(10);
    }

    @Test
    void aSlotThatIsAskedForLeadsThereAndThePresentOneToAnotherWayToStand() {
        Page toy = toy("51.42.31.20400");
        List<String> there = toy.attributes(".slots a[href]", "href");
        assertThat(toy.count(".slots a")).isEqualTo(32);
        assertThat(toy.count(".slots .has, .slots .bad")).isEqualTo(there.size());
        assertThat(toy.count(".slots .bad")).isEqualTo(12);
        for (String address : there) {
            Page other = site.page(address.split("#")[0]).part("#three-copies");
            String slot = "Index " + slot(other) + " ";
            assertThat(other.text(".rival b") + " ").isEqualTo(slot);
        }
        String next = toy.attribute(".slots .at", "href");
        assertThat(next).doesNotContain("51.42.31.20400");
        assertThat(slot(site.page(next.split("#")[0]).part("#three-copies"))).isEqualTo(slot(toy));
    }

    private static int slot(Page toy) {
        return toy.attributes(".slots a", "class").stream()
                .map(css -> Stream.of(css.split(" ")).anyMatch("at"::equals))
                .toList()
                .indexOf(true);
    }
}
