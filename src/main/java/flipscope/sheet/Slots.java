package flipscope.sheet;

import flipscope.answer.AnswerException;
import flipscope.answer.AnswerText;
import flipscope.answer.ExpectedAnswer;
import flipscope.answer.Verdict;
import flipscope.judge.CompressedCode;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.read.QuizBlock;
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

    /**
     * The slot of an answer.
     *
     * @throws AnswerException if it is no answer, or too long for a slot
     */
    static String write(Block block, String answer, Messages words) {
        String slot = written(block, answer, words);
        if (read(block, slot).isEmpty()) {
            throw new AnswerException(words.text("sheet.answer-long"));
        }
        return slot;
    }

    private static String written(Block block, String answer, Messages words) {
        if (block instanceof QuizBlock quiz) {
            return choice(quiz, answer)
                    .orElseThrow(() -> new AnswerException(words.text("sheet.choose")));
        }
        if (block instanceof AskedBlock asked) {
            if (answer.equals(ExpectedAnswer.SHOW)) {
                throw new AnswerException(words.text("sheet.start.counts"));
            }
            Verdict verdict = asked.answer().grade(answer, words);
            if (!verdict.isCorrect() && !verdict.isWrong()) {
                throw new AnswerException(verdict.message());
            }
            return asked.answer().isPressed()
                    ? Long.toUnsignedString(verdict.given(), BASE)
                    : base64(answer);
        }
        if (answer.isEmpty()) {
            throw new AnswerException(words.text("sheet.no-code"));
        }
        return CompressedCode.write(answer);
    }

    private static Optional<String> choice(QuizBlock quiz, String number) {
        return Optional.of(number)
                .filter(each -> each.matches("[1-9]\\d?"))
                .filter(each -> Integer.parseInt(each) <= quiz.choices().size());
    }

    /** The answer in a slot; empty if the slot holds none. */
    static Optional<String> read(Block block, String slot) {
        if (slot.length() > longest(block)) {
            return Optional.empty();
        }
        if (block instanceof QuizBlock quiz) {
            return choice(quiz, slot);
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
