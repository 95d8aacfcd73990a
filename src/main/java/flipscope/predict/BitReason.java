package flipscope.predict;

import flipscope.story.NameList;
import flipscope.text.Messages;
import java.util.List;
import java.util.stream.Stream;

/**
 * Why a bit is set or clear; equal for all bits that share the reason.
 *
 * @param key the key of the text, in which {@code {0}} is the bits and {@code {1}} their number
 * @param arguments the other arguments of the text
 */
record BitReason(String key, List<Object> arguments) {
    /** How many bits with the same reason are named. */
    private static final int MOST_NAMED = 8;

    /** A sentence about the bits of these names. */
    String told(Messages messages, List<String> bits) {
        String named = NameList.of(messages, bits, MOST_NAMED);
        Stream<Object> all = Stream.concat(Stream.of(named, bits.size()), arguments.stream());
        return messages.text("predict." + key, all.toArray());
    }
}
