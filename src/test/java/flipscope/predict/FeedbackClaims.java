package flipscope.predict;

import flipscope.story.BitNames;
import flipscope.story.Names;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What can be said of a wrong answer, and what makes each of it true. */
final class FeedbackClaims {
    private static final String CODE = "`([^`]+)`";
    private static final String IT = "(?:it|them)";

    /** Compiled once for all answers. */
    private static final Map<String, Pattern> PATTERNS = new ConcurrentHashMap<>();

    private final Map<Pattern, Predicate<Matcher>> claims = new LinkedHashMap<>();
    private final Feedback feedback;
    private final Question question;

    FeedbackClaims(Feedback feedback) {
        this.feedback = feedback;
        this.question = feedback.question();
        places();
        mistakes();
        missed();
        extra();
    }

    boolean hold(String sentence) {
        for (Map.Entry<Pattern, Predicate<Matcher>> claim : claims.entrySet()) {
            Matcher said = claim.getKey().matcher(sentence);
            if (said.matches()) {
                return claim.getValue().test(said);
            }
        }
        return false;
    }

    private void claim(String words, Predicate<Matcher> check) {
        claims.put(PATTERNS.computeIfAbsent(words, Pattern::compile), check);
    }

    private void places() {
        claim(
                "Your answer first differs from the result at (?:bit )?(\\S+)\\.",
                said -> isFirst(Names.bit(said.group(1), question.view())));
        claim(
                "Your answer first differs from the result in (.+), at (\\S+)\\.",
                said -> isFirst(Names.bit(said.group(2), lanesView())));
        claim(
                "In binary, your answer first differs from the result at bit (\\d+), counted from"
                        + " 0 on the right\\.",
                said -> isFirst(Integer.parseInt(said.group(1))));
        claim("It is (\\S+), not (\\S+)\\.", this::isValue);
        claim("The number in (.+) is (\\d+), not (\\d+)\\.", this::isLane);
    }

    private DisplayFormat lanesView() {
        boolean board = question.type().width() == Long.SIZE;
        return board ? DisplayFormat.BOARD : question.view();
    }

    private boolean isValue(Matcher said) {
        return said.group(1).equals(plain(question.correct()))
                && said.group(2).equals(plain(feedback.answer()));
    }

    private static String plain(Word word) {
        return word.type().width() == 1
                ? String.valueOf(word.bits() != 0)
                : String.valueOf(word.bits());
    }

    private boolean isLane(Matcher said) {
        int width = question.view().lanes();
        for (int lane = 0; lane < question.type().width() / width; lane++) {
            long correct = Names.lane(question.correct().unsigned(), lane, width);
            long given = Names.lane(feedback.answer().unsigned(), lane, width);
            boolean told = laneName(lane, width).equals(said.group(1)) && correct != given;
            if (told && is(correct, said.group(2)) && is(given, said.group(3))) {
                return true;
            }
        }
        return false;
    }

    private static boolean is(long number, String said) {
        return Long.toUnsignedString(number).equals(said);
    }

    /** As the picture names it: by its squares, its rows, or its number. */
    private String laneName(int lane, int width) {
        if (question.type().width() < Long.SIZE) {
            return "lane " + lane;
        }
        int low = lane * width;
        int high = low + width - 1;
        if (width < 8) {
            return square(high) + "–" + square(low);
        }
        return width == 8 ? "row " + (8 - lane) : "rows " + (8 - high / 8) + " to " + (8 - low / 8);
    }

    private static String square(int bit) {
        return (char) ('a' + (63 - bit) % 8) + String.valueOf(1 + (63 - bit) / 8);
    }

    /** In every grid the highest bit is read first, but in the cube. */
    private boolean isFirst(int bit) {
        long wrong = drawn(question.correct()) ^ drawn(feedback.answer());
        boolean cube = question.view().shape() == Shape.CUBE;
        if (Names.isChess(question.view())) {
            return has(wrong, bit) && isHighest(Long.reverse(Long.reverseBytes(wrong)), bit ^ 7);
        }
        return has(wrong, bit) && (cube || isHighest(wrong, bit));
    }

    private static boolean isHighest(long bits, int bit) {
        return bit == Long.SIZE - 1 || bits >>> (bit + 1) == 0;
    }

    private long drawn(Word word) {
        return question.kind().isGrid()
                ? word.unsigned() & Names.cells(question.view())
                : word.bits() & (question.type().width() == 32 ? 0xFFFF_FFFFL : -1L);
    }

    private void mistakes() {
        claim(
                "The mask is forgotten\\. " + CODE + " keeps only what both sides have\\.",
                said -> isAt(said, Operator.AND));
        claim(
                "Shifted the wrong way\\. " + CODE + " moves (.+) [←-↙], not (.+) [←-↙]\\.",
                said ->
                        isWay(said.group(1), said.group(2))
                                && !said.group(2).equals(said.group(3)));
        claim(
                "Shifted the wrong way\\. " + CODE + " moves to the (left|right)\\.",
                said -> isAt(said, said.group(2).equals("left") ? "<<" : ">>"));
        claim(
                "Shifted the wrong way\\. "
                        + CODE
                        + " moves towards (a1 on the floor|d4 at the top)\\.",
                said -> isAt(said, said.group(2).startsWith("d4") ? "<<" : ">>"));
        claim(
                "Not moved\\. " + CODE + " moves every bit and leaves none where it was\\.",
                said -> steps(said.group(1)).anyMatch(each -> amount(each) != 0));
        claim(
                "Bits that come round the edge are left out\\. A shift knows no edges: what leaves"
                        + " one row enters the next\\.",
                said -> inside().anyMatch(each -> each.marks().wrapped() != 0));
        claim(
                "OR in place of AND\\. " + CODE + " keeps only what both sides have\\.",
                said -> isAt(said, Operator.AND));
        claim(
                "AND in place of OR\\. " + CODE + " has all that either side has\\.",
                said -> isAt(said, Operator.OR));
        claim(
                "OR in place of XOR\\. " + CODE + " switches off what both sides have\\.",
                said -> isAt(said, Operator.XOR));
        claim(
                "AND in place of XOR\\. " + CODE + " has what just one side has\\.",
                said -> isAt(said, Operator.XOR));
        claim(
                "Not inverted\\. " + CODE + " sets exactly the bits that were 0\\.",
                said -> isAt(said, Operator.COMPLEMENT));
        claim(
                "What was there before is forgotten\\. " + CODE + " adds to it\\.",
                said -> isAt(said, Operator.OR));
        claim(
                "One step short\\. " + CODE + " still adds something\\.",
                said -> steps(said.group(1)).anyMatch(each -> (b(each) & ~a(each)) != 0));
        claim("One round short: round (\\d+) still changes something\\.", this::isRound);
        claim(
                "The rounds are left out\\. They continue from the first value\\.",
                said -> inside().anyMatch(each -> each.iteration() != null));
        claim(
                "The carry is not followed\\. Where two bits meet it runs on( to the left)?,"
                        + " through everything that is set\\.",
                said -> isCarried(said, Operator.ADD));
        claim(
                "The run is kept\\. A carry clears every bit that it runs through, and sets the"
                        + " first one past them\\.",
                said -> inside(Operator.ADD).anyMatch(each -> carry(each) != 0));
        claim(
                "The borrow is not followed\\. It runs on( to the left)? until it finds a bit"
                        + " to take\\.",
                said -> isCarried(said, Operator.SUBTRACT));
        claim(
                "Only inverted\\. Minus also adds one, and the carry runs up to the lowest set"
                        + " bit\\.",
                said -> inside().anyMatch(each -> each.operator() == Operator.NEGATE));
        claim(
                "Bits wrapped round the edge\\. The mask " + CODE + " prevents that\\.",
                said ->
                        question.trace().steps().stream()
                                .filter(each -> each.operator() == Operator.AND)
                                .flatMap(each -> each.operands().stream())
                                .anyMatch(each -> each.text().equals(said.group(1))));
    }

    private boolean isAt(Matcher said, Operator operator) {
        return steps(said.group(1)).anyMatch(each -> each.operator() == operator);
    }

    private boolean isAt(Matcher said, String symbol) {
        return steps(said.group(1)).anyMatch(each -> each.operator().text().startsWith(symbol));
    }

    private boolean isWay(String code, String way) {
        int rows = way.startsWith("up") ? 8 : way.startsWith("down") ? -8 : 0;
        int files = way.endsWith("left") ? 1 : way.endsWith("right") ? -1 : 0;
        return steps(code).anyMatch(each -> goes(each, rows, files));
    }

    private static boolean goes(Step step, int rows, int files) {
        DisplayFormat from = step.operands().get(0).view();
        DisplayFormat to = step.site().resultView();
        int row = from.shape() == Shape.MINI ? rows / 2 : rows;
        int file = Names.isChess(from) ? -files : files;
        int half = from.shape() == to.shape() || from.shape() == Shape.BOARD ? 0 : 32;
        int crossing = from.shape() == Shape.LOWER ? half : -half;
        return Stream.of(1, 2, 3, 4, 5, 6, 7)
                .anyMatch(squares -> squares * (row + file) == left(step) + crossing);
    }

    /** In that round a variable changes. */
    private boolean isRound(Matcher said) {
        Map<String, Word> held = new HashMap<>();
        for (Step step : inside().filter(each -> each.assigned() != null).toList()) {
            Word before = held.put(step.call() + step.assigns(), step.assigned());
            boolean told = step.iteration() != null && step.iteration() == number(said, 1);
            if (told && !step.assigned().equals(before)) {
                return true;
            }
        }
        return false;
    }

    /** A carry runs, and to the left unless in a cube, whose bits count the other way. */
    private boolean isCarried(Matcher said, Operator operator) {
        return inside(operator)
                .filter(each -> carry(each) != 0)
                .anyMatch(
                        each ->
                                (said.group(1) == null)
                                        == (each.site().resultView().shape() == Shape.CUBE));
    }

    private void missed() {
        missed(
                CODE + " and " + CODE + " both have " + IT,
                (said, bit) ->
                        inside(Operator.AND)
                                .filter(each -> isOf(each, said.group(2), said.group(3)))
                                .anyMatch(each -> has(a(each) & b(each), bit)));
        missed(
                "the bit of (\\S+) moves there, and " + CODE + " has " + IT,
                (said, bit) ->
                        (isMoved(said.group(2), bit, false) || isMoved(said.group(2), bit, true))
                                && has(said.group(3), bit));
        missed(CODE + " has " + IT, (said, bit) -> has(said.group(2), bit));
        missed(
                CODE + " does not have " + IT,
                (said, bit) ->
                        inside(Operator.COMPLEMENT)
                                .filter(each -> isOf(each, said.group(2)))
                                .anyMatch(each -> !has(a(each), bit)));
        missed("the bit of (\\S+) moves there", (said, bit) -> isMoved(said.group(2), bit, false));
        missed(
                "the bit of (\\S+) comes round the edge to it",
                (said, bit) -> isMoved(said.group(2), bit, true));
        missed(
                CODE + " has " + IT + ", and no carry comes in to clear " + IT,
                (said, bit) ->
                        has(said.group(2), bit)
                                && inside(Operator.ADD)
                                        .anyMatch(
                                                each ->
                                                        has(a(each) ^ b(each), bit)
                                                                && !has(carry(each), bit)));
        missed(
                "a carry starts on (\\S+?)(?:, passes (\\S+?)(?: to (\\S+))?,?)? and arrives there",
                (said, bit) -> inside(Operator.ADD).anyMatch(each -> isPath(each, said, bit)));
        missed(
                "the borrow runs through " + IT,
                (said, bit) ->
                        inside(Operator.SUBTRACT)
                                .anyMatch(each -> has(carry(each) & ~(a(each) ^ b(each)), bit)));
        missed(
                "only "
                        + CODE
                        + " has "
                        + IT
                        + "\\. Taking "
                        + IT
                        + " away borrows, and leaves "
                        + IT
                        + " set",
                (said, bit) ->
                        inside(Operator.SUBTRACT)
                                .filter(each -> isOf(each, null, said.group(2)))
                                .anyMatch(each -> has(b(each) & ~a(each) & ~carry(each), bit)));
    }

    private void missed(String words, BiPredicate<Matcher, Integer> check) {
        claim(
                "(.+) missing: " + words + "\\.",
                said -> {
                    long bits = bits(said.group(1));
                    return (bits & drawn(question.correct()) & ~drawn(feedback.answer())) == bits
                            && each(bits).allMatch(bit -> check.test(said, bit));
                });
    }

    private void extra(String words, BiPredicate<Matcher, Integer> check) {
        claim(
                "(.+) extra: " + words + "\\.",
                said -> {
                    long bits = bits(said.group(1));
                    return (bits & ~drawn(question.correct()) & drawn(feedback.answer())) == bits
                            && each(bits).allMatch(bit -> check.test(said, bit));
                });
    }

    private static Stream<Integer> each(long bits) {
        return IntStream.range(0, Long.SIZE).filter(bit -> has(bits, bit)).boxed();
    }

    /** The bits that a sentence begins with, as the grid of the answer names them. */
    private long bits(String names) {
        long bits = 0;
        for (String name : names.replaceFirst(" and \\d+ others$", "").split(", ")) {
            bits |= 1L << Names.bit(name.replaceFirst("^bit ", ""), question.view());
        }
        return bits;
    }

    /** A carry starts where both have a bit, and passes places where just one has. */
    private boolean isPath(Step step, Matcher said, int to) {
        int start = Names.bit(said.group(2), question.view());
        long passed = (1L << to) - (1L << (start + 1));
        return has(a(step) & b(step), start)
                && has(carry(step), to)
                && ((a(step) ^ b(step)) & passed) == passed
                && Objects.equals(said.group(3), to == start + 1 ? null : name(start + 1))
                && Objects.equals(said.group(4), to <= start + 2 ? null : name(to - 1));
    }

    private String name(int bit) {
        return BitNames.name(bit, question.view());
    }

    private void extra() {
        extra(
                CODE + " does not have " + IT,
                (said, bit) ->
                        operands(List.of(maker()), said.group(2))
                                .anyMatch(each -> shows(each, bit) && !has(bits(each), bit)));
        extra(
                CODE + " has " + IT,
                (said, bit) ->
                        operands(List.of(maker()), said.group(2))
                                .anyMatch(each -> shows(each, bit) && has(bits(each), bit)));
        extra(
                "neither side has " + IT,
                (said, bit) -> !has(a(maker()) | b(maker()) | carry(maker()), bit));
        extra(
                "both sides have " + IT + ", so (?:it is|they are) switched off",
                (said, bit) ->
                        maker().operator() == Operator.XOR && has(a(maker()) & b(maker()), bit));
        extra(
                "nothing moves there, since (\\S+) is not in " + CODE,
                (said, bit) ->
                        operands(List.of(maker()), said.group(3))
                                .anyMatch(
                                        each ->
                                                name(bit - left(maker()), each)
                                                                .equals(said.group(2))
                                                        && !has(bits(each), bit - left(maker()))));
        extra("nothing moves there", (said, bit) -> maker().operator().shifts());
        extra(
                "the carry clears " + IT + " on its way",
                (said, bit) ->
                        maker().operator() == Operator.ADD
                                && has(carry(maker()) & (a(maker()) ^ b(maker())), bit));
        extra(
                "both sides have " + IT + "\\. One and one leave 0 there, and a carry",
                (said, bit) ->
                        maker().operator() == Operator.ADD && has(a(maker()) & b(maker()), bit));
        extra(
                "the borrow clears " + IT,
                (said, bit) ->
                        maker().operator() == Operator.SUBTRACT
                                && has(carry(maker()) & (a(maker()) ^ b(maker())), bit));
        extra(
                CODE + " takes " + IT + " away",
                (said, bit) ->
                        maker().operator() == Operator.SUBTRACT
                                && isOf(maker(), null, said.group(2))
                                && has(a(maker()) & b(maker()), bit));
    }

    /** Whether a shift that is asked about brings the bit of that name to this place. */
    private boolean isMoved(String name, int to, boolean round) {
        return inside().filter(step -> step.operator().shifts() && to - left(step) >= 0)
                .anyMatch(
                        step ->
                                name(to - left(step), step.operands().get(0)).equals(name)
                                        && has(a(step), to - left(step))
                                        && has(step.marks().wrapped(), to) == round);
    }

    private boolean has(String code, int bit) {
        return operands(inside().toList(), code)
                .anyMatch(each -> shows(each, bit) && has(bits(each), bit));
    }

    /** Whether the picture of an operand, if it has one, calls the bit as the answer's does. */
    private boolean shows(Operand operand, int bit) {
        return !BitNames.areBits(operand.view()) || name(bit, operand).equals(name(bit));
    }

    private static String name(int bit, Operand operand) {
        boolean drawn = bit < Long.SIZE && has(Names.cells(operand.view()), bit);
        return drawn ? BitNames.name(bit, operand.view()) : "";
    }

    private static Stream<Operand> operands(List<Step> steps, String text) {
        return steps.stream()
                .flatMap(each -> each.operands().stream())
                .filter(each -> each.text().equals(text) && each.value() instanceof Word);
    }

    /** Whether the operands of a step are written so; one that is null may be anything. */
    private static boolean isOf(Step step, String... texts) {
        return IntStream.range(0, texts.length)
                .allMatch(
                        operand ->
                                texts[operand] == null
                                        || step.operands()
                                                .get(operand)
                                                .text()
                                                .equals(texts[operand]));
    }

    private Stream<Step> inside(Operator operator) {
        return inside().filter(each -> each.operator() == operator);
    }

    /** The steps that are asked about. */
    private Stream<Step> inside() {
        return question
                .trace()
                .steps()
                .subList(question.first(), question.step().index() + 1)
                .stream();
    }

    private Stream<Step> steps(String text) {
        return inside().filter(each -> each.text().equals(text));
    }

    private Step maker() {
        return question.maker();
    }

    private static long a(Step step) {
        return bits(step.operands().get(0), step);
    }

    private static long b(Step step) {
        return step.operands().size() < 2 ? 0 : bits(step.operands().get(1), step);
    }

    private static long bits(Operand operand, Step step) {
        if (!(operand.value() instanceof Word word)) {
            return 0;
        }
        boolean widened = step.result().type().width() == Long.SIZE && !step.operator().shifts();
        return widened ? word.bits() : word.unsigned();
    }

    private static long bits(Operand operand) {
        return ((Word) operand.value()).bits();
    }

    private static long carry(Step step) {
        long result = step.result() instanceof Word word ? word.unsigned() : 0;
        return a(step) ^ b(step) ^ result;
    }

    private static boolean has(long set, int bit) {
        return (set >>> bit & 1) != 0;
    }

    /** How many places a shift moves to the left; negative is right. */
    private static int left(Step step) {
        return step.operator() == Operator.LEFT ? amount(step) : -amount(step);
    }

    private static int amount(Step step) {
        return (int) ((Word) step.operands().get(1).value()).bits()
                & (step.operands().get(0).value().type().width() - 1);
    }

    private static long number(Matcher said, int group) {
        return Long.parseLong(said.group(group));
    }
}
