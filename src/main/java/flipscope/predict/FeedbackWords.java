package flipscope.predict;

import flipscope.rules.Direction;
import flipscope.rules.Squares;
import flipscope.story.BitNames;
import flipscope.story.BoardShift;
import flipscope.story.OperatorWords;
import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Describes questions and feedback. Code is enclosed in backquotes. */
public record FeedbackWords(Messages messages) {
    /** At most this many reasons for missed bits, and as many for extra ones. */
    private static final int MOST_REASONS = 4;

    private static final int MOST_LANES = 4;

    /**
     * The question: for a single operation on squares, plain words followed by the code; otherwise
     * as {@link #askShort}.
     */
    public String ask(Question question) {
        Step step = question.step();
        String key =
                "predict.plain." + (isSigned(step) ? "signed" : Slug.of(step.operator().bitRule()));
        boolean one = !question.isLong() && !question.isCall() && !question.isPart();
        if (!one || question.kind() != AnswerKind.SQUARES || !messages.has(key)) {
            return askShort(question);
        }
        return messages.text(
                key,
                step.text(),
                step.operand(0).text(),
                step.operand(step.operands().size() - 1).text(),
                step.operator().shifts() ? new OperatorWords(messages).way(step) : "",
                isInCube(step) ? 0 : 1);
    }

    /** Whether a shift fills up with ones. */
    private static boolean isSigned(Step step) {
        return step.operator() == Operator.RIGHT && step.word(0).bits() < 0;
    }

    /** A short question: {@code Which squares does `legal` have?} */
    public String askShort(Question question) {
        boolean cube = question.view().shape().isCube();
        String key = "predict.ask." + (cube ? "cells" : Slug.of(question.kind()));
        if (question.isCall()) {
            return messages.text(key + ".call", question.called());
        }
        if (question.isChange()) {
            return messages.text(key + ".change", question.asked(), question.step().text());
        }
        return messages.text(question.isAfterStage() ? key + ".stage" : key, question.asked());
    }

    /** Where the answer and the result part first; empty where there is no such place. */
    public Optional<String> place(Feedback feedback) {
        Question question = feedback.question();
        return feedback.parting()
                .filter(bit -> question.kind().isGrid() || question.kind() == AnswerKind.LANES)
                .map(bit -> place(feedback, bit));
    }

    private String lane(Question question, int lane) {
        return BitNames.lane(messages, lane, question.view(), question.type().width());
    }

    private String place(Feedback feedback, int bit) {
        Question question = feedback.question();
        return switch (question.kind()) {
            case SQUARES, BITS -> messages.text("predict.place", name(question, bit));
            case LANES ->
                    messages.text(
                            "predict.place.lane",
                            lane(question, bit / question.view().lanes()),
                            name(question, bit));
            case NUMBER, TRUTH -> "";
        };
    }

    /** Why the bit is set or clear where both part first; empty if there is no short reason. */
    public Optional<String> placeReason(Feedback feedback) {
        Question question = feedback.question();
        boolean single =
                question.kind() == AnswerKind.SQUARES || question.kind() == AnswerKind.BITS;
        return feedback.parting()
                .filter(bit -> single)
                .flatMap(bit -> bits(question, 1L << bit).findFirst());
    }

    /** The name of a bit; 64 bits in lanes are named as the board that they may hold. */
    private String name(Question question, int bit) {
        boolean board = question.kind() == AnswerKind.LANES && question.type().width() == Long.SIZE;
        String name = BitNames.name(bit, board ? DisplayFormat.BOARD : question.view());
        return question.kind() == AnswerKind.BITS ? messages.text("predict.bit", name) : name;
    }

    /** The mistake behind the answer, if one is known that leads to it. */
    public Optional<String> mistake(Feedback feedback) {
        return feedback.misconception().map(this::mistake);
    }

    /** What went wrong, without the position that it went wrong on. */
    public String mistake(Misconception misconception) {
        Step at = misconception.at();
        String key = "predict.mistake." + Slug.of(misconception.mistake());
        return switch (misconception.mistake()) {
            case DIRECTION -> direction(misconception, key);
            case ROUND -> messages.text(key, at.text(), round(at));
            case WRAPPED -> messages.text(key, mask(at));
            default -> messages.text(key, at.text(), isInCube(at) ? 0 : 1);
        };
    }

    private String direction(Misconception misconception, String key) {
        Step at = misconception.at();
        if (misconception.direction().isEmpty()) {
            String end = isInCube(at) ? ".cube" : ".plain";
            return messages.text(key + end, at.text(), at.operator() == Operator.LEFT ? 1 : 0);
        }
        Direction made = BoardShift.of(at).orElseThrow().direction();
        Direction assumed = misconception.direction().get();
        return messages.text(key, at.text(), words(made), words(assumed));
    }

    private static boolean isInCube(Step at) {
        return at.view().shape().isCube();
    }

    private String words(Direction direction) {
        return BoardShift.words(messages, direction) + " " + direction.arrow();
    }

    private String round(Step at) {
        return messages.text("predict.round", at.iteration());
    }

    private static String mask(Step at) {
        return at.operands().stream()
                .filter(each -> !each.traced())
                .map(Operand::text)
                .findFirst()
                .orElse(at.text());
    }

    /**
     * Why bits that were missed are set and extra ones clear; bits with the same reason share one
     * sentence.
     */
    public List<String> reasons(Feedback feedback) {
        Question question = feedback.question();
        return switch (question.kind()) {
            case LANES -> lanes(feedback);
            case NUMBER, TRUTH -> List.of(value(feedback));
            case SQUARES, BITS ->
                    Stream.of(feedback.missed(), feedback.extra())
                            .flatMap(wrong -> bits(question, wrong))
                            .toList();
        };
    }

    private Stream<String> bits(Question question, long bits) {
        Map<BitReason, List<String>> names = new LinkedHashMap<>();
        for (int bit : Squares.list(bits)) {
            BitReasons.of(question, bit)
                    .map(reason -> names.computeIfAbsent(reason, absent -> new ArrayList<>()))
                    .ifPresent(alike -> alike.add(name(question, bit)));
        }
        return names.entrySet().stream()
                .limit(MOST_REASONS)
                .map(each -> each.getKey().told(messages, each.getValue()));
    }

    private String value(Feedback feedback) {
        return messages.text(
                "predict.value", value(feedback.question().correct()), value(feedback.answer()));
    }

    /** A number or a truth value, as it is typed. */
    private static String value(Word word) {
        return word.type().width() == 1 ? word.text() : Long.toString(word.bits());
    }

    private List<String> lanes(Feedback feedback) {
        Question question = feedback.question();
        List<String> correct = Values.lanes(question.correct(), question.view().lanes());
        List<String> given = Values.lanes(feedback.answer(), question.view().lanes());
        int highest = correct.size() - 1;
        return IntStream.rangeClosed(0, highest)
                .filter(index -> !correct.get(index).equals(given.get(index)))
                .limit(MOST_LANES)
                .mapToObj(
                        index ->
                                messages.text(
                                        "predict.lane",
                                        lane(question, highest - index),
                                        correct.get(index),
                                        given.get(index)))
                .toList();
    }
}
