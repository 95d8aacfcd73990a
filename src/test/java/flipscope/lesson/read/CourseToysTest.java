package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The toys of the course, at random, against what a hand would find square by square. */
class CourseToysTest {
    private static final int TRIES = 500;

    /** Where pieces matter to a bishop on d1: c2, e2, b3, f3 and g4; a1 is 0. */
    private static final int[] BLOCKERS = {10, 12, 17, 21, 30};

    private static ToyBlock toy(String lesson, String name) {
        return (ToyBlock) Good.COURSE.find(lesson).flatMap(each -> each.block(name)).orElseThrow();
    }

    @Test
    void everyNumberIsItsRowOfDiscs() {
        ToyBlock toy = toy("board-in-one-number", "hundred");
        for (int number = 0; number < 256; number++) {
            ToyState state = toy.state(Integer.toHexString(number)).orElseThrow();
            int sum = 0;
            for (String square : state.read("bits.squares").text().split(", ")) {
                sum += square.equals("none") ? 0 : 1 << 'h' - square.charAt(0);
                assertThat(square).matches("none|[a-h]8");
            }
            assertThat(sum).isEqualTo(number);
            assertThat(state.read("result.number").text()).isEqualTo(Integer.toString(number));
            assertThat(state.isMet()).isEqualTo(number == 100);
        }
    }

    @Test
    void theCarryIsThatOfTens() {
        ToyBlock toy = toy("the-carry-trick", "stop-on-b");
        Random random = new Random(64);
        for (int round = 0; round < TRIES; round++) {
            int run = random.nextInt(256);
            int place = random.nextInt(8);
            String code = Integer.toHexString(run) + "." + Integer.toHexString(1 << place);
            ToyState state = toy.state(code).orElseThrow();
            int stop = place;
            while ((run >> stop & 1) != 0) {
                stop++;
            }
            StringBuilder through = new StringBuilder();
            for (int each = stop - 1; each >= place; each--) {
                through.append(through.isEmpty() ? "" : ", ").append("hgfedcba".charAt(each));
            }
            String start = "hgfedcba".substring(place, place + 1);
            String said =
                    stop == place
                            ? start + " is empty: the bit stays there. Nothing is carried."
                            : "Start on "
                                    + start
                                    + (stop > 7
                                            ? ": the carry leaves the row. Eight places have no"
                                                    + " room for it."
                                            : ": the carry runs through %s, and stops on <strong>%s</strong>."
                                                    .formatted(through, "hgfedcba".charAt(stop)));
            assertThat(state.said()).as(code).isEqualTo(said);
            assertThat(state.isMet()).as(code).isEqualTo(stop == 6 && place < 6);
        }
    }

    @Test
    void theRookSeesAsFarAsAWalkUpTheFile() {
        ToyBlock toy = toy("subtract-to-see-a-ray", "pull-to-c5");
        Random random = new Random(20);
        for (int round = 0; round < TRIES; round++) {
            int file = random.nextInt(64) << 2 | 2;
            int pull = random.nextInt(7);
            String code = Integer.toHexString(file) + "." + pull;
            ToyState state = toy.state(code).orElseThrow();
            StringBuilder seen = new StringBuilder();
            int asked = 0;
            boolean gave = false;
            while (asked < pull && asked < 6 && !gave) {
                seen.append(asked == 0 ? "" : ", ").append('c').append(asked + 3);
                gave = (file >> asked + 2 & 1) != 0;
                asked++;
            }
            assertThat(state.read("seen.squares").text())
                    .as(code)
                    .isEqualTo(asked == 0 ? "none" : seen.toString());
            assertThat(state.isMet()).as(code).isEqualTo(gave && asked == 3);

            // After a press the borrow runs to where it ends, and the knob with it.
            int place = 2 + random.nextInt(6);
            int pressed = file ^ 1 << place;
            int end = 1;
            while (end < 6 && (pressed >> end + 1 & 1) == 0) {
                end++;
            }
            assertThat(state.pressed(toy.pressed(), 1L << place).code())
                    .as("%s, then c%s", code, place + 1)
                    .isEqualTo(Integer.toHexString(pressed) + "." + end);
        }
    }

    /** The four steps on the floor, turned: one leads farthest to the right, one is beside it. */
    @Test
    void rightAndNearerAreStepsOfTheCubeThatIsTurned() {
        ToyBlock toy = toy("four-in-a-row", "from-a-side");
        for (int turn = -12; turn <= 12; turn++) {
            double angle = Math.toRadians(15 * turn);
            Map<Integer, Double> right = new HashMap<>();
            // On the picture a step along a row leads 120 to the right, one nearer 30 to the left.
            right.put(1, 120 * Math.cos(angle) - 30 * Math.sin(angle));
            right.put(4, -120 * Math.sin(angle) - 30 * Math.cos(angle));
            right.put(-1, -right.get(1));
            right.put(-4, -right.get(4));
            int farthest = Collections.max(right.entrySet(), Map.Entry.comparingByValue()).getKey();
            // A quarter turn further, a step to the right has become one nearer.
            int nearer = Map.of(1, 4, 4, -1, -1, -4, -4, 1).get(farthest);
            ToyState state = toy.state(Integer.toString(turn)).orElseThrow();
            assertThat(state.read("right.number").text())
                    .as("turn %s", turn)
                    .isEqualTo(Integer.toString(farthest));
            assertThat(state.read("nearer.number").text())
                    .as("turn %s", turn)
                    .isEqualTo(Integer.toString(nearer));
            assertThat(state.isMet()).isEqualTo(farthest == 4);
        }
    }

    /** Each of the 32 ways to stand, multiplied and looked up as people would. */
    @Test
    void anIndexHasTwoAnswersWhereTwoWaysToStandMeetThere() {
        ToyBlock toy = toy("the-magic-number", "three-copies");
        Random random = new Random(21);
        for (int round = 0; round < TRIES / 5; round++) {
            long factor = 0;
            StringBuilder code = new StringBuilder();
            for (int copy = 0; copy < 3; copy++) {
                int shift = round == 0 ? new int[] {50, 42, 31}[copy] : 29 + random.nextInt(25);
                factor += 1L << shift;
                code.append(shift).append('.');
            }
            Map<Long, Set<Set<Integer>>> answers = new HashMap<>();
            for (int way = 0; way < 32; way++) {
                Set<Integer> pieces = new HashSet<>();
                for (int each = 0; each < 5; each++) {
                    if ((way >> each & 1) != 0) {
                        pieces.add(BLOCKERS[each]);
                    }
                }
                long set = pieces.stream().mapToLong(square -> 1L << square).sum();
                answers.computeIfAbsent(set * factor >>> 59, any -> new HashSet<>())
                        .add(seen(pieces));
            }
            ToyState state = toy.state(code + "20400").orElseThrow();
            assertThat(state.clashes())
                    .as(code.toString())
                    .isEqualTo(
                            answers.keySet().stream()
                                    .filter(index -> answers.get(index).size() > 1)
                                    .collect(Collectors.toSet()));
            assertThat(state.isMet()).isEqualTo(state.clashes().isEmpty());
        }
    }

    /** What a bishop on d1 sees, step by step. */
    private static Set<Integer> seen(Set<Integer> pieces) {
        Set<Integer> seen = new HashSet<>();
        for (int way : new int[] {7, 9}) {
            int square = 3;
            do {
                square += way;
                seen.add(square);
            } while (!pieces.contains(square) && square % 8 != 0 && square % 8 != 7);
        }
        return seen;
    }

    @Test
    void theOthersAreWhatAHandFinds() {
        Random random = new Random(12);
        for (int round = 0; round < TRIES; round++) {
            int row = random.nextInt(256);
            String code = Integer.toHexString(row);
            ToyState common = toy("one-move-at-a-time", "in-common").state(code).orElseThrow();
            assertThat(common.value("both").word().bits()).isEqualTo(Integer.lowestOneBit(row));
            ToyState hats = toy("counting-bits", "hats").state(code).orElseThrow();
            assertThat(hats.read("result.number").text())
                    .isEqualTo(Integer.toString(Integer.bitCount(row)));

            int white = row & 0x7E;
            int black = random.nextInt(7);
            ToyState ends =
                    toy("turning-discs", "two-slides")
                            .state(
                                    Integer.toHexString(white)
                                            + "."
                                            + Integer.toHexString(1 << black))
                            .orElseThrow();
            int turned = 0;
            for (int at = 6; at >= 0 && at != black; at--) {
                turned = (white >> at & 1) == 0 ? 0x100 : turned | 1 << at;
                if (turned == 0x100) {
                    break;
                }
            }
            assertThat(ends.value("both").word().bits()).isEqualTo(turned & 0xFF);

            int mask = random.nextInt(1 << 16);
            ToyState kept =
                    toy("falling-off-the-edge", "keep-in")
                            .state(Integer.toHexString(mask))
                            .orElseThrow();
            assertThat(kept.value("moved").word().bits() & 0xFFFF)
                    .isEqualTo((0x4A24 & mask) * 2 & 0xFFFF);
            int places = random.nextInt(19) - 9;
            ToyState moved = toy("moving-every-disc", "any-way").state("" + places).orElseThrow();
            assertThat(moved.value("moved").word().bits())
                    .isEqualTo(
                            (places > 0
                                            ? BigInteger.valueOf(start(moved)).shiftLeft(places)
                                            : new BigInteger(Long.toUnsignedString(start(moved)))
                                                    .shiftRight(-places))
                                    .longValue());
        }
    }

    private static long start(ToyState state) {
        return state.value("black").word().bits();
    }
}
