package flipscope.sheet;

import flipscope.answer.Sign;
import flipscope.lesson.Sheet;
import flipscope.text.Csv;
import flipscope.text.Members;
import flipscope.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The marks of a class as text, as CSV and as the members of JSON. */
public record MarksTable(ClassMarks all, Messages words) {
    private static final Map<Sign, String> SIGNS =
            Map.of(Sign.RIGHT, "1", Sign.WRONG, "0", Sign.OPEN, ".");

    /** A line for each student, then what does not count. */
    public List<String> text() {
        int width =
                all.students().stream().mapToInt(each -> each.student().length()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (MarkedSheet each : all.students()) {
            String signs =
                    each.answers().stream()
                            .map(answer -> SIGNS.get(answer.sign()))
                            .collect(Collectors.joining(" "));
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "%-" + Math.max(1, width) + "s  %s  %3d",
                            each.student(),
                            signs,
                            each.marks()));
        }
        lines.add(
                words.text("sheet.class", all.students().size(), all.mean(), all.sheet().marks()));
        all.failedMost().ifPresent(each -> lines.addAll(failed(each)));
        return lines;
    }

    private List<String> failed(Sheet.Question question) {
        List<String> lines = new ArrayList<>();
        lines.add(words.text("sheet.failed-most", question.number(), question.title()));
        all.slips(question).forEach(slip -> lines.add("  " + slip.count() + "  " + slip.name()));
        int other = all.unexplained(question);
        if (other > 0) {
            lines.add("  " + other + "  " + words.text("sheet.unexplained"));
        }
        return lines;
    }

    /** A header and a line for each student, as grade books read them. */
    public List<String> csv() {
        List<String> lines = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of(words.text("sheet.column.student")));
        all.sheet()
                .questions()
                .forEach(each -> head.add(words.text("sheet.column", each.number())));
        head.add(all.sheet().title());
        lines.add(Csv.line(head));
        all.students().forEach(each -> lines.add(line(each)));
        return lines;
    }

    private static String line(MarkedSheet student) {
        List<Object> fields = new ArrayList<>(List.of(student.student()));
        student.answers().forEach(each -> fields.add(each.marks()));
        fields.add(student.marks());
        return Csv.line(fields);
    }

    /** The marks as the members of a JSON object. */
    public Map<String, Object> members() {
        return Members.of(
                "sheet", all.sheet().slug(),
                "state", all.sheet().state(),
                "marks", all.sheet().marks(),
                "students", all.students().stream().map(this::student).toList(),
                "replaced", all.twice(),
                "refused", all.refused());
    }

    private Map<String, Object> student(MarkedSheet student) {
        return Members.of(
                "student", student.student(),
                "marks", student.marks(),
                "bits", student.bits(),
                "answers", student.answers().stream().map(this::answer).toList());
    }

    private Map<String, Object> answer(MarkedAnswer answer) {
        Map<String, Object> members =
                Members.of(
                        "question", answer.question().number(),
                        "answer", answer.typed().orElse(""),
                        "sign", answer.sign().code(),
                        "marks", answer.marks());
        all.marking().slip(answer).ifPresent(slip -> members.put("slip", slip));
        return members;
    }
}
