package flipscope.story;

import flipscope.text.Messages;
import java.util.List;

/** Names in a sentence: a list that nobody would read to its end becomes a few and a number. */
public final class NameList {
    private NameList() {}

    /**
     * All names, or the first few and the number of others; never "and 1 others".
     *
     * @param most how many names remain when the list is shortened
     */
    public static String of(Messages messages, List<String> names, int most) {
        return of(messages, names, most, "story.list.more");
    }

    /**
     * As {@link #of(Messages, List, int)}.
     *
     * @param others the key of the text that counts the others
     */
    static String of(Messages messages, List<String> names, int most, String others) {
        String comma = messages.text("story.list.comma");
        if (names.size() <= most + 1) {
            return String.join(comma, names);
        }
        String shown = String.join(comma, names.subList(0, most));
        return messages.text(others, shown, names.size() - most);
    }
}
