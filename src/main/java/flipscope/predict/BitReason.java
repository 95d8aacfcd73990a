package flipscope.predict;

import flipscope.text.Messages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Why one bit is set or clear.
 *
 * @param bit the bit's name
 * @param cause the reason, equal for all bits that share it
 */
record BitReason(String bit, Cause cause) {
    /** How many bits with the same reason are named. */
    private static final int MOST_NAMED = 8;

    /** The index of the argument with the number of bits, after all others. */
    private static final int COUNT = 9;

    /**
     * @param key the key of the text, in which {@code {0}} is the bits and {@code {9}} their number
     * @param arguments the other arguments of the text
     */
    record Cause(String key, List<Object> arguments) {}

    /** The reasons as sentences, at most {@code most}; bits with the same reason share one. */
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
