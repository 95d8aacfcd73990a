package flipscope.predict;

import flipscope.text.Messages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Why one bit is as it is.
 *
 * @param bit its name
 * @param cause what holds for all bits of which the same is said
 */
record BitReason(String bit, Cause cause) {
    /** So many bits are named, of which the same is said. */
    private static final int MOST_NAMED = 8;

    /** Where a text has the number of bits: behind everything else. */
    private static final int COUNT = 9;

    /**
     * @param key of the text, in which {@code {0}} is the bits and {@code {9}} how many they are
     * @param arguments the rest of the text’s arguments
     */
    record Cause(String key, List<Object> arguments) {}

    /** The reasons in words, one for all bits that have it; the first of so many. */
    static Stream<String> told(Messages messages, Stream<BitReason> reasons, int most) {
        Map<Cause, List<String>> bits = new LinkedHashMap<>();
        reasons.forEach(
                each ->
                        bits.computeIfAbsent(each.cause, absent -> new ArrayList<>())
                                .add(each.bit));
        return bits.entrySet().stream()
                .limit(most)
                .map(each -> text(messages, each.getKey(), each.getValue()));
    }

    private static String text(Messages messages, Cause cause, List<String> bits) {
        Object[] all = new Object[COUNT + 1];
        all[0] = names(messages, bits);
        for (int index = 0; index < cause.arguments.size(); index++) {
            all[index + 1] = cause.arguments.get(index);
        }
        all[COUNT] = bits.size();
        return messages.text("predict." + cause.key, all);
    }

    private static String names(Messages messages, List<String> bits) {
        String comma = messages.text("story.list.comma");
        return bits.size() <= MOST_NAMED + 1
                ? String.join(comma, bits)
                : messages.text(
                        "story.list.more",
                        String.join(comma, bits.subList(0, MOST_NAMED)),
                        bits.size() - MOST_NAMED);
    }
}
