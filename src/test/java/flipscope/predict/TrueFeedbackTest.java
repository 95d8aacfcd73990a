package flipscope.predict;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Samples;
import flipscope.catalogue.Technique;
import flipscope.story.Chain.Shown;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.testkit.Share;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What an answer hears is what the bits did: every hint, mistake, place and reason, of answers with
 * one bit wrong, with many, and with every mistake that is known, is read again and held against
 * the steps.
 */
class TrueFeedbackTest {
    private static final int INPUTS = 3;

    /** Of each computation every so many stops are asked about, of each input others. */
    private static final int STRIDE = 11;

    private static final FeedbackWords WORDS = new FeedbackWords(Messages.english());

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void whatAnAnswerHearsIsWhatTheBitsDid(Technique technique) {
        check(Asked.example(technique), 0, Share.of(5, 2));
        List<ChosenInputs> inputs = Samples.of(technique).limit(INPUTS).toList();
        for (int number = 0; number < inputs.size(); number++) {
            check(Asked.trace(technique, inputs.get(number)), number % STRIDE, STRIDE);
        }
    }

    private static void check(Trace trace, int from, int stride) {
        for (Detail detail : Detail.values()) {
            List<Stop> stops = Stops.of(trace, detail).list();
            for (int place = from; place < stops.size(); place += stride) {
                for (Question question : Question.all(trace, detail, stops.get(place).step())) {
                    speaksOfItsGrid(question);
                    answers(question, place).forEach(answer -> check(question, answer));
                }
            }
        }
    }

    /** A cube has cells, and no left. */
    private static void speaksOfItsGrid(Question question) {
        boolean cube = question.view().shape() == DisplayFormat.Shape.CUBE;
        assertThat(WORDS.ask(question).replaceAll("`[^`]*`", ""))
                .doesNotContain(cube ? "squares" : "cells", cube ? "to the left" : "cells");
    }

    /** Nothing, everything, what is given, what mistakes lead to, and some single wrong bits. */
    private static Stream<Word> answers(Question question, int seed) {
        Word correct = question.correct();
        List<Word> answers = new ArrayList<>();
        answers.add(word(question, 0));
        answers.add(word(question, ~correct.bits()));
        for (Shown given : question.given()) {
            Operand operand = given.operand();
            if (operand.value() instanceof Word word) {
                answers.add(word(question, word.bits()));
            }
        }
        Mistakes.of(question).stream().limit(8).forEach(each -> answers.add(each.value()));
        Random random = new Random(seed);
        for (int wrong = 0; wrong < 2; wrong++) {
            int bit = random.nextInt(correct.type().width());
            answers.add(word(question, correct.bits() ^ 1L << bit));
        }
        return answers.stream().filter(each -> !each.equals(correct));
    }

    private static Word word(Question question, long bits) {
        Type type = question.type();
        return type.equals(Type.INT) ? Word.of((int) bits) : new Word(type, bits & mask(type));
    }

    private static long mask(Type type) {
        return type.equals(Type.BOOLEAN) ? 1 : -1;
    }

    private static void check(Question question, Word answer) {
        Feedback feedback = Feedback.of(question, answer);
        if (feedback.isCorrect()) {
            return;
        }
        FeedbackClaims claims = new FeedbackClaims(feedback);
        List<String> said = new ArrayList<>(WORDS.reasons(feedback));
        WORDS.place(feedback).ifPresent(said::add);
        WORDS.placeReason(feedback).ifPresent(said::add);
        WORDS.mistake(feedback).ifPresent(said::add);
        for (String sentence : said) {
            assertThat(claims.hold(sentence))
                    .as("%s, from %s: %s", WORDS.askShort(question), question.first(), sentence)
                    .isTrue();
        }
    }
}
