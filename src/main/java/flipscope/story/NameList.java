package flipscope.story;

import flipscope.text.Messages;
import java.util.List;

/** Names one after the other, never too many. */
final class NameList {
    private NameList() {}

    /**
     * The names, or the first of them and how many others there are; never "and 1 others".
     *
     * @param most how many are named where more than one is left out
     */
    static String of(Messages messages, List<String> names, int most) {
        String comma = messages.text("story.list.comma");
        if (names.size() <= most + 1) {
            return String.join(comma, names);
        }
        String shown = String.join(comma, names.subList(0, most));
        return messages.text("story.list.more", shown, names.size() - most);
    }
}
