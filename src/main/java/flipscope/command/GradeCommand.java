package flipscope.command;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ClosestName;
import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.JudgementJson;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.text.Csv;
import flipscope.text.Members;
import flipscope.text.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Judges the code in a file, or that of a whole class. */
@Command(
        name = "grade",
        description = {
            "Judges code for one of the tasks of /write. The code is evaluated, never compiled or"
                    + " run.",
            "Exits with 0 if it is correct, 1 if it is wrong, 2 if it cannot be understood, and 3"
                    + " where nothing was judged: no such task, no such file, a file that is not"
                    + " text in UTF-8.",
            "Of several files each has a line; the exit code is 0 if all are correct, else 1."
        },
        exitCodeOnInvalidInput = GradeCommand.NOT_JUDGED,
        exitCodeOnExecutionException = GradeCommand.NOT_JUDGED + 1)
public final class GradeCommand extends CalledCommand implements Callable<Integer> {
    private static final int WRONG = 1;
    private static final int UNREADABLE = 2;
    static final int NOT_JUDGED = 3;

    private static final List<String> COLUMNS = List.of("file", "verdict", "message");

    private final Judge judge = new Judge();
    private final JudgementWords words = new JudgementWords(Messages.english());

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "TASK",
            description =
                    "put, test, lowest, shift, neighbours, left, carry, flips, mask, jumps,"
                            + " knight or ray.")
    private String name;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FILE|DIR|-",
            description =
                    "Java files, each a method alone or one class with it; a folder, whose .java"
                            + " files are judged, also those in folders below; or - for the"
                            + " standard input.")
    private List<String> places = List.of();

    @Option(names = "--json", description = "Print the judgement as JSON.")
    private boolean json;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "text",
            description = "text, json or csv, which has a line for each file. Default: text.")
    private String format;

    @Override
    public Integer call() {
        json |= format.equals("json");
        try {
            return judged(task(Tasks.of(Catalogue.load())));
        } catch (ParameterException wrong) {
            if (!json) {
                throw wrong;
            }
            print(json(error(wrong.getMessage())));
            return NOT_JUDGED;
        }
    }

    private int judged(Task task) {
        refuseOther(format, List.of("text", "json", "csv"));
        if (places.isEmpty()) {
            throw refusal("give the file to judge");
        }
        boolean isOne = places.size() == 1 && !Files.isDirectory(Path.of(places.get(0)));
        if (isOne && !format.equals("csv")) {
            return judged(task, text(places.get(0)));
        }
        List<Map<String, Object>> all =
                places.stream().flatMap(this::files).map(each -> members(task, each)).toList();
        if (all.isEmpty()) {
            throw refusal("no .java file in " + String.join(", ", places));
        }
        print(json ? List.of(json(all)) : lines(all).toList());
        return all.stream().allMatch(each -> each.get("verdict").equals("right")) ? 0 : WRONG;
    }

    private int judged(Task task, String code) {
        Judgement judgement = judge.judge(task, code);
        print(
                json
                        ? List.of(json(JudgementJson.of(task, judgement, words)))
                        : words.all(task, judgement));
        if (judgement.isCorrect()) {
            return 0;
        }
        return judgement instanceof Unreadable ? UNREADABLE : WRONG;
    }

    /** The files that an argument names. */
    private Stream<String> files(String place) {
        Path folder = Path.of(place);
        if (!Files.isDirectory(folder)) {
            return Stream.of(place);
        }
        try (Stream<Path> below = Files.walk(folder)) {
            return below
                    .filter(each -> each.toString().endsWith(".java"))
                    .map(Path::toString)
                    .sorted()
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw refusal("cannot read " + place);
        }
    }

    private Map<String, Object> members(Task task, String file) {
        Map<String, Object> members = Members.of("file", file);
        try {
            members.putAll(JudgementJson.of(task, judge.judge(task, text(file)), words));
        } catch (ParameterException unreadable) {
            members.putAll(error(unreadable.getMessage()));
        }
        return members;
    }

    private static Map<String, Object> error(String message) {
        return Members.of("verdict", "error", "message", message);
    }

    private Stream<String> lines(List<Map<String, Object>> all) {
        return format.equals("csv")
                ? Stream.concat(Stream.of(COLUMNS), all.stream().map(GradeCommand::fields))
                        .map(Csv::line)
                : all.stream()
                        .map(each -> "%-10s  %s".formatted(each.get("verdict"), each.get("file")));
    }

    private static List<Object> fields(Map<String, Object> members) {
        return COLUMNS.stream().map(members::get).toList();
    }

    private Task task(Tasks tasks) {
        if (name == null) {
            throw refusal("give a task: " + String.join(", ", Tasks.names()));
        }
        return tasks.find(name)
                .orElseThrow(
                        () ->
                                refusal(
                                        "no task \""
                                                + name
                                                + "\"; "
                                                + meant(
                                                        ClosestName.nearest(name, Tasks.names()),
                                                        Tasks.names())));
    }
}
