package flipscope.sheet;

import flipscope.judge.CompressedCode;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.ExpectedAnswer;
import flipscope.lesson.read.QuizBlock;
import flipscope.predict.AnswerText;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.trace.Word;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;

/** Answers as they stand in an address: one slot each, in letters that need no escape. */
final class Slots {
    /** The longest slot of an answer that is typed. */
    private static final int LONGEST_TEXT = 80;

    /** The longest slot of code: a method of some sixty lines. */
    static final int LONGEST_CODE = 2_000;

    /** Bits are a number of base 36, the largest that Java writes. */
    private static final int BASE = 36;

    private static final int LONGEST_BITS = Long.toUnsignedString(-1, BASE).length();

    private Slots() {}

    /** The most letters that an answer to a question takes. */
    static int longest(Block block) {
        if (block instanceof QuizBlock) {
            return 2;
        }
        if (block instanceof AskedBlock asked) {
            return asked.answer().isPressed() ? LONGEST_BITS : LONGEST_TEXT;
        }
        return LONGEST_CODE;
    }

    /** The slot of an answer; empty if it is too long for one. */
    static Optional<String> write(Block block, String answer, Messages words) {
        return Optional.of(written(block, answer, words))
                .filter(slot -> slot.length() <= longest(block));
    }

    private static String written(Block block, String answer, Messages words) {
        if (block instanceof QuizBlock) {
            return answer;
        }
        if (block instanceof AskedBlock asked) {
            return asked.answer().isPressed()
                    ? Long.toUnsignedString(asked.answer().grade(answer, words).given(), BASE)
                    : base64(answer);
        }
        return CompressedCode.write(answer);
    }

    /** The answer in a slot; empty if the slot holds none. */
    static Optional<String> read(Block block, String slot) {
        if (slot.length() > longest(block)) {
            return Optional.empty();
        }
        if (block instanceof QuizBlock quiz) {
            return Optional.of(slot)
                    .filter(number -> number.matches("[1-9]\\d?"))
                    .filter(number -> Integer.parseInt(number) <= quiz.choices().size());
        }
        if (block instanceof AskedBlock asked) {
            return asked.answer().isPressed() ? squares(asked.answer(), slot) : text(slot);
        }
        return CompressedCode.read(slot);
    }

    private static Optional<String> squares(ExpectedAnswer answer, String slot) {
        try {
            long bits = Long.parseUnsignedLong(slot, BASE);
            long all = BitNames.drawn(Word.ones(answer.word().type().width()), answer.view());
            String names = String.join(" ", BitNames.names(bits, answer.view()));
            return Optional.of(bits == 0 ? AnswerText.NONE : names)
                    .filter(typed -> (bits & ~all) == 0);
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    private static String base64(String text) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<String> text(String slot) {
        try {
            return Optional.of(
                    new String(Base64.getUrlDecoder().decode(slot), StandardCharsets.UTF_8));
        } catch (IllegalArgumentException damaged) {
            return Optional.empty();
        }
    }
}
