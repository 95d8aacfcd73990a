package flipscope.sheet;

import flipscope.answer.AnswerException;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Sheet;
import flipscope.text.Fingerprint;
import flipscope.text.Messages;
import flipscope.text.QueryText;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a student has answered on a sheet: answers, not marks. It stands in an address, whose end,
 * {@code carries?student=…&state=…&answers=…&check=…}, is the code to hand in.
 *
 * @param student a word of the student's choice
 * @param slots an answer for each question, as it stands in the address; empty while it is open
 */
public record HandIn(Sheet sheet, String student, List<String> slots) {
    /** The most characters of an address that servers and mail programs pass on. */
    public static final int LONGEST = 8_000;

    private static final int LONGEST_STUDENT = 40;

    /** Begins with a letter or digit, so that no table program takes it for a formula. */
    private static final Pattern STUDENT =
            Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}._@-]{0,39}");

    /** What stands in an address before the name of a sheet. */
    public static final String PATH = "/sheet/";

    private static final String CHECK = "&check=";

    /** A code, to the end of its checksum, or without one to the next blank. */
    private static final Pattern CODE =
            Pattern.compile(
                    "(?<![\\w-])[\\w-]++\\?student=(?:[^\\s?]*?&check=[0-9a-f]{8}|[^\\s?]*)");

    public HandIn {
        slots = List.copyOf(slots);
    }

    /** A sheet before its first answer. */
    public static HandIn blank(Sheet sheet, String student) {
        return new HandIn(sheet, student, Collections.nCopies(sheet.questions().size(), ""));
    }

    /** Whether this can be the word of a student: it becomes part of addresses and tables. */
    public static boolean isStudent(String word) {
        return STUDENT.matcher(word).matches();
    }

    /**
     * Reads the answers of an address.
     *
     * @param answers the slots with dots between them; empty before the first answer
     * @throws AnswerException if they are no answers to the questions of this sheet
     */
    public static HandIn of(Sheet sheet, String student, String answers, Messages words) {
        if (!isStudent(student)) {
            throw new AnswerException(words.text("sheet.no-student", student));
        }
        HandIn blank = blank(sheet, student);
        if (answers.isEmpty()) {
            return blank;
        }
        List<String> slots = List.of(answers.split("\\.", -1));
        if (slots.size() != blank.slots.size()) {
            throw new AnswerException(
                    words.text("sheet.other-length", slots.size(), blank.slots.size()));
        }
        HandIn all = new HandIn(sheet, student, slots);
        for (Sheet.Question each : sheet.questions()) {
            if (!all.isOpen(each) && Slots.read(each.block(), all.slot(each)).isEmpty()) {
                throw new AnswerException(words.text("sheet.damaged", each.number()));
            }
        }
        return all;
    }

    /**
     * The codes in a line, whatever is around them: names, quotes, the address of a mail program
     * that escapes the link in it.
     */
    static List<String> codes(String line) {
        String plain =
                line.replace("&amp;", "&")
                        .replace("%2F", "/")
                        .replace("%3F", "?")
                        .replace("%3D", "=")
                        .replace("%26", "&")
                        .replace("%25", "%");
        return CODE.matcher(plain).results().map(MatchResult::group).distinct().toList();
    }

    /**
     * Reads a code.
     *
     * @throws AnswerException if it is not of this sheet in this state, or was changed
     */
    static HandIn read(Sheet sheet, String code, Messages words) {
        String[] parts = code.split("\\?", 2);
        if (!parts[0].equals(sheet.slug())) {
            throw new AnswerException(words.text("sheet.other", parts[0]));
        }
        int end = code.lastIndexOf(CHECK);
        if (end < 0) {
            throw new AnswerException(words.text("sheet.cut"));
        }
        Map<String, String> values = QueryText.readable(parts[1]).orElse(Map.of());
        if (!isChecked(parts[0], values, code.substring(end + CHECK.length()))) {
            throw new AnswerException(words.text("sheet.changed"));
        }
        if (!sheet.state().equals(values.get("state"))) {
            throw new AnswerException(words.text("sheet.other-state"));
        }
        return of(
                sheet,
                values.getOrDefault("student", ""),
                values.getOrDefault("answers", ""),
                words);
    }

    /**
     * Whether the values are those that were checked, however their letters were written on the
     * way: chats show them decoded, and some programs escape them in other ways.
     */
    private static boolean isChecked(String slug, Map<String, String> values, String check) {
        String student = values.getOrDefault("student", "");
        return Stream.of(student, Normalizer.normalize(student, Form.NFC))
                .map(
                        word ->
                                unchecked(
                                        slug,
                                        word,
                                        values.getOrDefault("state", ""),
                                        values.getOrDefault("answers", "")))
                .anyMatch(rest -> Fingerprint.of(rest).equals(check));
    }

    private static String unchecked(String slug, String student, String state, String answers) {
        String word = URLEncoder.encode(student, StandardCharsets.UTF_8);
        return slug + "?student=" + word + "&state=" + state + "&answers=" + answers;
    }

    /** The code to hand in: the end of the address, after {@link #PATH}. */
    public String code() {
        String rest = unchecked(sheet.slug(), student, sheet.state(), answers());
        return rest + CHECK + Fingerprint.of(rest);
    }

    /** The slots as they stand in the address. */
    public String answers() {
        return String.join(".", slots);
    }

    /** How long the longest address of a sheet is, without that of its site. */
    public static int longest(Sheet sheet) {
        int slots = sheet.questions().stream().mapToInt(each -> Slots.longest(each.block())).sum();
        // A letter beyond ASCII may take twelve characters.
        return PATH.length() + blank(sheet, "").code().length() + 12 * LONGEST_STUDENT + slots;
    }

    private String slot(Sheet.Question question) {
        return slots.get(question.number() - 1);
    }

    /** The answer as pressed or typed; empty while the question is open. */
    public Optional<String> answer(Sheet.Question question) {
        return Optional.of(slot(question))
                .filter(slot -> !slot.isEmpty())
                .flatMap(slot -> Slots.read(question.block(), slot));
    }

    boolean isOpen(Sheet.Question question) {
        return slot(question).isEmpty();
    }

    /** The first open question from this number on, round the end. */
    public Optional<Sheet.Question> nextOpen(int number) {
        int all = slots.size();
        return IntStream.range(0, all)
                .mapToObj(ahead -> sheet.question((number - 1 + ahead) % all + 1))
                .filter(this::isOpen)
                .findFirst();
    }

    /**
     * What is handed in with one more answer; one given before stays, since the first answer
     * counts.
     *
     * @throws AnswerException if it is no answer, or too long to stand in an address
     */
    public HandIn with(Sheet.Question question, String answer, Messages words) {
        if (!isOpen(question)) {
            return this;
        }
        List<String> all = new ArrayList<>(slots);
        all.set(question.number() - 1, Slots.write(question.block(), answer, words));
        return new HandIn(sheet, student, all);
    }

    /** The question as this student is asked it: perhaps on a position of their own. */
    public Block asked(Sheet.Question question, NewPositions positions) {
        String seed = sheet.slug() + "/" + question.number() + "/" + student;
        return question.block() instanceof AskedBlock written && question.seeded()
                ? positions.of(written, Fingerprint.number(seed)).orElse(written)
                : question.block();
    }
}
