package flipscope.sheet;

import flipscope.answer.AnswerException;
import flipscope.answer.Sign;
import flipscope.lesson.Sheet;
import flipscope.text.Messages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * What a class handed in, marked.
 *
 * @param students by their words, in alphabetical order; of one who handed in twice, the later one
 * @param twice lines that a later one of the same student replaces, each with the reason
 * @param refused lines that are nothing of this sheet, each with the reason
 */
public record ClassMarks(
        Sheet sheet,
        List<MarkedSheet> students,
        List<Line> twice,
        List<Line> refused,
        Marking marking) {

    /**
     * A line that does not count.
     *
     * @param number from 1
     * @param why a sentence
     */
    public record Line(int number, String why) {}

    /** A slip with the number of answers that show it. */
    public record Slip(String name, int count) {}

    /** How many links and codes there are in some lines. */
    public static int handIns(List<String> lines) {
        return WrappedLinks.joined(lines).stream()
                .mapToInt(line -> HandIn.codes(line).size())
                .sum();
    }

    /** Marks the links and codes in some lines; empty lines are skipped. */
    public static ClassMarks of(Sheet sheet, List<String> lines, Marking marking) {
        return of(sheet, lines, marking, () -> {});
    }

    /**
     * The same.
     *
     * @param first runs before each is marked; it may end all by an exception
     */
    public static ClassMarks of(Sheet sheet, List<String> lines, Marking marking, Runnable first) {
        return of(
                sheet, lines, marking, line -> marking.words().text("sheet.at-line", line), first);
    }

    /**
     * The same.
     *
     * @param where what a line is called, from its number
     */
    public static ClassMarks of(
            Sheet sheet, List<String> lines, Marking marking, IntFunction<String> where) {
        return of(sheet, lines, marking, where, () -> {});
    }

    private static ClassMarks of(
            Sheet sheet,
            List<String> lines,
            Marking marking,
            IntFunction<String> where,
            Runnable first) {
        Map<String, MarkedSheet> students = new TreeMap<>();
        Map<String, Integer> last = new TreeMap<>();
        List<Line> twice = new ArrayList<>();
        List<Line> refused = new ArrayList<>();
        Messages words = marking.words();
        List<String> whole = WrappedLinks.joined(lines);
        for (int number = 1; number <= whole.size(); number++) {
            String line = whole.get(number - 1);
            List<String> codes = HandIn.codes(line);
            if (codes.isEmpty() && !line.isBlank()) {
                refused.add(new Line(number, words.text("sheet.no-link")));
            }
            for (String code : codes) {
                first.run();
                try {
                    HandIn handIn = HandIn.read(sheet, code, words);
                    students.put(handIn.student(), marking.mark(handIn));
                    Integer before = last.put(handIn.student(), number);
                    if (before != null) {
                        String why =
                                words.text("sheet.twice", handIn.student(), where.apply(number));
                        twice.add(new Line(before, why));
                    }
                } catch (AnswerException unreadable) {
                    refused.add(new Line(number, unreadable.getMessage()));
                }
            }
        }
        return new ClassMarks(sheet, List.copyOf(students.values()), twice, refused, marking);
    }

    /** The mean of the marks; 0 of an empty class. */
    public double mean() {
        return students.stream().mapToInt(MarkedSheet::marks).average().orElse(0);
    }

    /** How many answered a question right. */
    public int right(Sheet.Question question) {
        return count(question, Sign.RIGHT);
    }

    private int count(Sheet.Question question, Sign sign) {
        return (int)
                students.stream().filter(each -> answer(each, question).sign() == sign).count();
    }

    private static MarkedAnswer answer(MarkedSheet student, Sheet.Question question) {
        return student.answers().get(question.number() - 1);
    }

    /** The question with the most wrong answers, of several the first; empty if there is none. */
    public Optional<Sheet.Question> failedMost() {
        return sheet.questions().stream()
                .filter(each -> count(each, Sign.WRONG) > 0)
                .max(
                        Comparator.<Sheet.Question>comparingInt(each -> count(each, Sign.WRONG))
                                .thenComparing(each -> -each.number()));
    }

    /** The slips in the wrong answers to a question, the commonest first. */
    public List<Slip> slips(Sheet.Question question) {
        Map<String, Integer> counts =
                students.stream()
                        .flatMap(each -> marking.slip(answer(each, question)).stream())
                        .collect(
                                Collectors.toMap(
                                        slip -> slip, slip -> 1, Integer::sum, LinkedHashMap::new));
        return counts.entrySet().stream()
                .map(each -> new Slip(each.getKey(), each.getValue()))
                .sorted(Comparator.comparingInt(Slip::count).reversed().thenComparing(Slip::name))
                .toList();
    }

    /** The wrong answers to a question that no slip explains. */
    public int unexplained(Sheet.Question question) {
        return count(question, Sign.WRONG) - slips(question).stream().mapToInt(Slip::count).sum();
    }
}
