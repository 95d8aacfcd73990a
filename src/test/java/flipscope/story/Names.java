package flipscope.story;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Numbering;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads lists of bits in sentences, by names of its own: nothing here knows how the sentences were
 * made.
 */
public final class Names {
    /** A list in a sentence, whatever it lists. */
    static final String LIST = "([^:;]+?)";

    private static final int MOST = 3;
    private static final Pattern COUNTED = Pattern.compile("(no|\\d+) (?:squares?|cells?|bits?)");
    private static final Pattern OTHERS = Pattern.compile("(.+) and (\\d+) other(?:s| lanes)");

    private static final Pattern LANE =
            Pattern.compile(
                    "(\\d+) in (?:lane (?<number>\\d+)|(?<from>[a-h][1-8])–(?<to>[a-h][1-8])"
                            + "|rows? (?<top>[1-8])(?: to (?<bottom>[1-8]))?)");

    private Names() {}

    /**
     * Whether a list says just these bits: all of them by name, some and how many more, or how
     * many.
     */
    static boolean say(String list, long bits, DisplayFormat view) {
        long drawn = bits & cells(view);
        if (view.shape() == DisplayFormat.Shape.LANES) {
            return sayLanes(list, bits, view.lanes());
        }
        Matcher counted = COUNTED.matcher(list);
        if (list.equals("nothing") || list.equals("empty")) {
            return drawn == 0;
        }
        if (counted.matches()) {
            int count = counted.group(1).equals("no") ? 0 : Integer.parseInt(counted.group(1));
            return count == Long.bitCount(drawn);
        }
        Matcher others = OTHERS.matcher(list);
        boolean cut = others.matches();
        List<Long> named = named(cut ? others.group(1) : list, view);
        long all = named.stream().reduce(0L, (one, other) -> one | other);
        int more = cut ? Integer.parseInt(others.group(2)) : 0;
        return named.size() <= (cut ? MOST - 1 : MOST)
                && more != 1
                && (all & ~drawn) == 0
                && Long.bitCount(all) + more == Long.bitCount(drawn);
    }

    private static boolean sayLanes(String list, long bits, int width) {
        if (list.equals("nothing")) {
            return bits == 0;
        }
        Matcher others = OTHERS.matcher(list);
        boolean cut = others.matches();
        String[] parts = (cut ? others.group(1) : list).split(", ");
        for (String part : parts) {
            Matcher lane = LANE.matcher(part);
            if (!lane.matches() || held(lane, bits, width) != Long.parseLong(lane.group(1))) {
                return false;
            }
        }
        int more = cut ? Integer.parseInt(others.group(2)) : 0;
        return parts.length <= MOST && parts.length + more == filled(bits, width);
    }

    /** What stands from the first square or row to the last, if that is one lane. */
    private static long held(Matcher lane, long bits, int width) {
        if (lane.group("number") != null) {
            return lane(bits, Integer.parseInt(lane.group("number")), width);
        }
        boolean squares = lane.group("from") != null;
        int high = squares ? square(lane.group("from")) : 71 - 8 * number(lane, "top");
        int low = squares ? square(lane.group("to")) : 64 - 8 * number(lane, "bottom");
        return high - low + 1 == width && low % width == 0 ? lane(bits, low / width, width) : -1;
    }

    private static int number(Matcher lane, String group) {
        String last = lane.group(group) == null ? lane.group("top") : lane.group(group);
        return Integer.parseInt(last);
    }

    private static int square(String name) {
        return 63 - (name.charAt(0) - 'a') - 8 * (name.charAt(1) - '1');
    }

    private static int filled(long bits, int width) {
        int filled = 0;
        for (int lane = 0; lane < Long.SIZE / width; lane++) {
            filled += lane(bits, lane, width) == 0 ? 0 : 1;
        }
        return filled;
    }

    /** What a lane holds. */
    public static long lane(long bits, int lane, int width) {
        return width == Long.SIZE ? bits : bits >>> (lane * width) & ((1L << width) - 1);
    }

    private static List<Long> named(String list, DisplayFormat view) {
        List<Long> bits = new ArrayList<>();
        for (String name : list.replaceFirst("^bits? ", "").split(", ")) {
            bits.add(1L << bit(name, view));
        }
        return bits;
    }

    /**
     * The bit of a name; 63 places too far, so that nothing fits, where it is none of this view.
     */
    public static int bit(String name, DisplayFormat view) {
        for (int bit = 0; bit < Long.SIZE; bit++) {
            if ((cells(view) >>> bit & 1) != 0 && name(bit, view).equals(name)) {
                return bit;
            }
        }
        throw new AssertionError("no bit " + name + " in " + view);
    }

    /** The places that a view draws. */
    public static long cells(DisplayFormat view) {
        return switch (view.shape()) {
            case UPPER, LOWER -> 0xFFFF_FFFFL;
            case RANK -> 0xFFL;
            case MINI -> 0xFFFFL;
            case LINE3 -> 0b111_111_111L;
            default -> -1L;
        };
    }

    private static String name(int bit, DisplayFormat view) {
        return switch (view.shape()) {
            case BOARD -> square(isChess(view) ? bit : 63 - bit, 8);
            case LOWER -> square(63 - bit, 8);
            case UPPER -> square(31 - bit, 8);
            case RANK -> "hgfedcba".substring(bit, bit + 1);
            case MINI -> square(15 - bit, 4);
            case LINE3 -> square(8 - bit, 3);
            case CUBE -> square(bit % 16, 4) + "/" + (1 + bit / 16);
            default -> String.valueOf(bit);
        };
    }

    /** Whether a1 is bit 0, at the bottom left. */
    public static boolean isChess(DisplayFormat view) {
        return view.numbering() == Numbering.A1_LOW && view.shape().isBoard();
    }

    private static String square(int place, int width) {
        return (char) ('a' + place % width) + String.valueOf(1 + place / width);
    }
}
