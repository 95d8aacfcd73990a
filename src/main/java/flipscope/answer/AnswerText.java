package flipscope.answer;

import flipscope.predict.AnswerKind;
import flipscope.predict.Question;
import flipscope.rules.Squares;
import flipscope.story.BitNames;
import flipscope.story.Values;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads and writes typed answers: squares ({@code c4 f4} or {@code c4f4}), bit numbers, one number
 * per lane from the highest down, a number, {@code true} or {@code false}; a whole register also in
 * hex.
 */
public record AnswerText(Messages messages, DisplayFormat view, Type type) {
    /** The longest answer, in characters. */
    public static final int LONGEST = 400;

    private static final Pattern BETWEEN = Pattern.compile("[\\s,;+]+|(?<=\\d)(?=[a-z])");
    private static final Pattern NUMBER = Pattern.compile("[-−]?\\d{1,20}");
    private static final Pattern HEX = Pattern.compile("0x[0-9a-f](?:_?[0-9a-f])*+l?");

    /** A sign between thousands: {@code 799,999}. */
    private static final Pattern THOUSANDS =
            Pattern.compile("(?<=\\d)[\\s\\u00a0\\u202f,._'’](?=\\d{3}(?!\\d))");

    private static final Pattern NOTHING = Pattern.compile("none|nothing|empty|∅|-|");

    /** As an answer of no bits is typed. */
    public static final String NONE = "none";

    private static final List<String> BLANKS = List.of(" ", ", ", ",");

    /** As many bits have 24 orders. */
    private static final int FEW = 4;

    /** Numbers by their size, squares by the alphabet. */
    private static final Comparator<String> BY_LENGTH =
            Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder());

    public AnswerText(Messages messages, Question question) {
        this(messages, question.view(), question.type());
    }

    private AnswerKind kind() {
        return AnswerKind.of(view, type.width());
    }

    /**
     * Reads a typed answer.
     *
     * @throws AnswerException if the text does not fit the question
     */
    public Word read(String typed) {
        String text = typed.strip().toLowerCase(Locale.ROOT);
        if (text.length() > LONGEST) {
            throw wrong("predict.error.long", LONGEST, text.length());
        }
        if (kind() == AnswerKind.TRUTH) {
            return truth(text);
        }
        if (HEX.matcher(text).matches()) {
            return hex(text);
        }
        return switch (kind()) {
            case SQUARES, BITS -> bits(tokens(text));
            case LANES -> lanes(tokens(text));
            case NUMBER, TRUTH -> number(THOUSANDS.matcher(text).replaceAll(""));
        };
    }

    /**
     * Reads bits by name.
     *
     * @throws AnswerException if a name belongs to no bit
     */
    public Word bits(String typed) {
        return bits(tokens(typed.strip().toLowerCase(Locale.ROOT)));
    }

    /**
     * Reads toggled bits by name.
     *
     * @throws AnswerException if a name belongs to no bit
     */
    public Word bits(List<String> names) {
        Map<String, Integer> known = names();
        long bits = 0;
        for (String name : names) {
            Integer bit = known.get(name.strip().toLowerCase(Locale.ROOT));
            if (bit == null) {
                throw wrong("predict.error." + place(), cut(name), BitNames.example(view));
            }
            bits |= 1L << bit;
        }
        return word(bits);
    }

    /**
     * Writes an answer in the form that {@link #read} accepts; an empty string if no bits are set.
     */
    public String write(Word answer) {
        long bits = answer.unsigned();
        return switch (kind()) {
            case SQUARES -> String.join(" ", BitNames.names(bits, view));
            case BITS -> bits == 0 ? "" : answer.text();
            case LANES -> bits == 0 ? "" : String.join(" ", lanesOf(answer));
            case NUMBER -> Long.toString(answer.bits());
            case TRUTH -> answer.text();
        };
    }

    /**
     * The forms in which an answer is likely to be typed, for programs that compare letters: a few
     * bits by name in any order, many by file and by row, or in hex. {@link #read} takes each.
     */
    public Set<String> forms(Word answer) {
        Set<String> forms = new LinkedHashSet<>();
        for (List<String> order : orders(answer)) {
            BLANKS.forEach(blank -> forms.add(String.join(blank, order)));
        }
        if (kind().isGrid()) {
            forms.add(answer.text());
            forms.add("0x" + Long.toHexString(answer.unsigned()));
        }
        return forms;
    }

    /** The parts of an answer, as people order them. */
    private List<List<String>> orders(Word answer) {
        List<String> names = BitNames.names(answer.unsigned(), view);
        if (kind() == AnswerKind.LANES) {
            return List.of(lanesOf(answer));
        }
        if (!kind().isGrid() || names.isEmpty()) {
            return List.of(List.of(kind().isGrid() ? NONE : write(answer)));
        }
        return names.size() > FEW
                ? List.of(names, names.stream().sorted(BY_LENGTH).toList())
                : permutations(names);
    }

    /** All orders, the given one first. */
    private static List<List<String>> permutations(List<String> names) {
        if (names.size() < 2) {
            return List.of(names);
        }
        List<List<String>> all = new ArrayList<>();
        for (String first : names) {
            List<String> rest = names.stream().filter(each -> !each.equals(first)).toList();
            for (List<String> order : permutations(rest)) {
                List<String> whole = new ArrayList<>(List.of(first));
                whole.addAll(order);
                all.add(whole);
            }
        }
        return all;
    }

    private List<String> lanesOf(Word answer) {
        return Values.lanes(answer, view.lanes());
    }

    /** How many lanes a value has. */
    private int laneCount() {
        return type.width() / view.lanes();
    }

    /** The largest number that fits a lane. */
    private long most() {
        return Word.ones(view.lanes());
    }

    /** A slash belongs to the layer of a cell, with or without blanks; else it is between two. */
    private static List<String> tokens(String typed) {
        String text = typed.replaceAll("\\s*/\\s*", "/").replaceAll("/(?=[a-h])", " ");
        return NOTHING.matcher(text).matches() ? List.of() : List.of(BETWEEN.split(text));
    }

    private Map<String, Integer> names() {
        long all = BitNames.drawn(new Word(type, -1L).unsigned(), view);
        return Squares.list(all).stream()
                .collect(Collectors.toMap(bit -> BitNames.name(bit, view), bit -> bit));
    }

    private Word truth(String text) {
        return switch (text) {
            case "true" -> Word.of(true);
            case "false" -> Word.of(false);
            default -> throw wrong("predict.error.truth");
        };
    }

    private Word hex(String text) {
        String digits = text.substring(2).replaceAll("[_l]", "");
        if (digits.length() > type.width() / 4) {
            throw wrong("predict.error.hex", type.width() / 4);
        }
        return word(Long.parseUnsignedLong(digits, 16));
    }

    private Word number(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw wrong("predict.error.number", cut(text));
        }
        BigInteger number = new BigInteger(text.replace('−', '-'));
        Word word = word(number.longValue());
        if (!BigInteger.valueOf(word.bits()).equals(number)) {
            throw wrong("predict.error.large", type.width());
        }
        return word;
    }

    private Word lanes(List<String> numbers) {
        int lanes = laneCount();
        if (!numbers.isEmpty() && numbers.size() != lanes) {
            throw wrong("predict.error.lanes", lanes, numbers.size());
        }
        long bits = 0;
        for (String number : numbers) {
            bits = bits << view.lanes() | lane(number);
        }
        return word(bits);
    }

    private long lane(String text) {
        boolean fits =
                text.matches("\\d{1,20}") && new BigInteger(text).bitLength() <= view.lanes();
        if (!fits) {
            throw wrong("predict.error.lane", cut(text), Long.toUnsignedString(most()));
        }
        return Long.parseUnsignedLong(text);
    }

    /** How messages name the bits of a value of this type. */
    private String place() {
        boolean cube = view.shape().isCube();
        return kind() != AnswerKind.SQUARES ? "bit" : cube ? "cell" : "square";
    }

    private Word word(long bits) {
        return Word.of(type, bits);
    }

    private AnswerException wrong(String key, Object... arguments) {
        return new AnswerException(messages.text(key, arguments));
    }

    private static String cut(String text) {
        return text.length() <= 20 ? text : text.substring(0, 20) + "…";
    }
}
