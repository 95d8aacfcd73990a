package flipscope.command;

import flipscope.judge.Judge;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.Library;
import flipscope.sheet.ClassMarks;
import flipscope.sheet.Marking;
import flipscope.sheet.MarksTable;
import flipscope.text.Messages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Marks the links that a class handed in. */
@Command(
        name = "marks",
        description = {
            "Marks what students handed in for a sheet: links or codes, one a line. Answers with code"
                    + " are judged too.",
            "Lines that do not count are printed to the error output as FILE:LINE: REASON. Exits with"
                    + " 1 if one of them is not a link of this sheet."
        })
public final class MarksCommand extends CourseCommand implements Callable<Integer> {
    private static final Messages WORDS = Messages.english();

    @Parameters(index = "0", paramLabel = "SHEET", description = "Its name, such as carries.")
    private String slug;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files with links or codes, one a line.")
    private List<Path> files;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "table",
            description = "table, csv for a grade book, or json. Default: table.")
    private String format;

    @Override
    public Integer call() {
        refuseOther(format, List.of("table", "csv", "json"));
        Library library = library();
        Sheet sheet = sheet(slug, sheets(library));
        NewPositions positions = new NewPositions(library.techniques().traces());
        Marking marking = new Marking(positions, new Judge(), WORDS);
        List<String> where = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (Path file : files) {
            List<String> inside = anyText(file).lines().toList();
            lines.addAll(inside);
            for (int number = 1; number <= inside.size(); number++) {
                where.add(file + ":" + number);
            }
        }
        ClassMarks marks = ClassMarks.of(sheet, lines, marking, number -> where.get(number - 1));
        print(written(new MarksTable(marks, WORDS)));
        Stream.concat(marks.refused().stream(), marks.twice().stream())
                .forEach(each -> err().println(where.get(each.number() - 1) + ": " + each.why()));
        err().flush();
        return marks.refused().isEmpty() ? 0 : 1;
    }

    private List<String> written(MarksTable table) {
        return switch (format) {
            case "csv" -> table.csv();
            case "json" -> List.of(json(table.members()));
            default -> table.text();
        };
    }
}
