package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/** Describes how a wrong value differs from the correct one. */
public final class DifferenceWords {
    private final Messages messages;
    private final Values values;

    public DifferenceWords(Messages messages) {
        this.messages = messages;
        this.values = Values.alone(messages);
    }

    /**
     * {@code missing: c4, f4; extra: b5}, or {@code 7 instead of 12}; empty if they are equal.
     *
     * @param view how both values are drawn
     */
    public String of(Value correct, Value wrong, ViewKind view) {
        if (correct instanceof Table corrects && wrong instanceof Table wrongs) {
            return tables(corrects, wrongs, view);
        }
        return correct.equals(wrong) ? "" : words((Word) correct, (Word) wrong, view);
    }

    private String tables(Table correct, Table wrong, ViewKind view) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < correct.length(); i++) {
            String part = of(correct.elements().get(i), wrong.elements().get(i), view.word(i));
            if (!part.isEmpty()) {
                parts.add(messages.text("story.difference.of", i + 1, part));
            }
        }
        return joined(parts);
    }

    private String words(Word correct, Word wrong, ViewKind view) {
        long missing = BitNames.drawn(correct.unsigned() & ~wrong.unsigned(), view);
        long extra = BitNames.drawn(wrong.unsigned() & ~correct.unsigned(), view);
        if (!BitNames.areSquares(view) || missing == 0 && extra == 0) {
            return messages.text(
                    "story.difference.other",
                    values.describe(wrong, view),
                    values.describe(correct, view));
        }
        List<String> parts = new ArrayList<>();
        if (missing != 0) {
            parts.add(messages.text("story.difference.missing", values.squares(missing, view)));
        }
        if (extra != 0) {
            parts.add(messages.text("story.difference.extra", values.squares(extra, view)));
        }
        return joined(parts);
    }

    private String joined(List<String> parts) {
        return String.join(messages.text("story.list.semicolon"), parts);
    }
}
