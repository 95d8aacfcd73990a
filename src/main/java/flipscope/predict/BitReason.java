package flipscope.predict;

import flipscope.story.NameList;
import flipscope.text.Messages;
import java.util.List;

/**
 * Why a bit is set or clear; equal for all bits that share the reason.
 *
 * @param key the key of the text, in which {@code {0}} is the bits and {@code {9}} their number
 * @param arguments the other arguments of the text
 */
record BitReason(String key, List<Object> arguments) {
    /** How many bits with the same reason are named. */
    private static final int MOST_NAMED = 8;

    /** The index of the argument with the number of bits, after all others. */
    private static final int COUNT = 9;

    /** A sentence about the bits of these names. */
    String told(Messages messages, List<String> bits) {
        Object[] all = new Object[COUNT + 1];
        all[0] = NameList.of(messages, bits, MOST_NAMED);
        for (int index = 0; index < arguments.size(); index++) {
            all[index + 1] = arguments.get(index);
        }
        all[COUNT] = bits.size();
        return messages.text("predict." + key, all);
    }
}
