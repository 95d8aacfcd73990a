package flipscope.lesson.read;

import flipscope.lesson.ExpectedAnswer;
import java.util.regex.Pattern;

/** How hard a question has to be on another position, for a block whose answer is computed. */
final class Renewal {
    private static final String LEAST = "least";

    /** What belongs to one position only: squares, rows and numbers by name. */
    private static final Pattern NAMED =
            Pattern.compile("\\b(?:[a-h][1-8]|rows? \\d|0x\\w+|[01]{3,})\\b");

    private Renewal() {}

    /** As many squares or bits as the author asks for; else half of those on the own position. */
    static int least(BlockFields fields, ExpectedAnswer answer) {
        int own = answer.isPressed() ? Long.bitCount(answer.drawn()) : 1;
        return fields.number(LEAST, 0, Long.SIZE).orElse(Math.max(1, (own + 1) / 2));
    }

    /** For a question in its author's words: 0 where these name squares. */
    static int least(BlockFields fields, ExpectedAnswer answer, String question) {
        if (fields.has(LEAST) && !fields.hasAlgorithm()) {
            fields.refuse(LEAST, "only a question with an algorithm has other positions");
        }
        boolean other = fields.hasAlgorithm() && !NAMED.matcher(question).find();
        return other || fields.has(LEAST) ? least(fields, answer) : 0;
    }
}
