package flipscope.command;

import flipscope.catalogue.Traces;
import flipscope.lesson.Block;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.Sheets;
import flipscope.sheet.HandIn;
import flipscope.story.Narrators;
import flipscope.text.Messages;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.stream.XMLStreamException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a question on a position for each seed, for other programs and for paper. */
@Command(
        name = "questions",
        description = {
            "Prints the question of a step, on a position of its own for each seed, with the answer"
                    + " and what known slips lead to; or the questions of a sheet.",
            "As XML that Moodle imports, as CSV with a line for each question, or as a page of HTML"
                    + " to print, whose last part has the answers."
        })
public final class QuestionsCommand extends CourseCommand implements Callable<Integer> {
    private static final Pattern RANGE = Pattern.compile("(\\d{1,9})-(\\d{1,9})");
    private static final int MOST = 1_000;

    @Parameters(
            paramLabel = "ALGORITHM|SHEET",
            description = "Its id, such as reversi/mobility/left; or the name of a sheet.")
    private String id;

    @Option(
            names = "--at",
            paramLabel = "STEP",
            description = "The step whose value is asked for, such as run.2; not of a sheet.")
    private String at;

    @Option(
            names = "--detail",
            paramLabel = "DETAIL",
            description = "How much it is about: stage, statement or operation.")
    private String detail;

    @Option(
            names = "--seeds",
            paramLabel = "FILE|FROM-TO",
            required = true,
            description = "A file of words, one a line, such as student numbers; or 1-100.")
    private String seeds;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "moodle",
            description = "moodle, csv or print. Default: moodle.")
    private String format;

    @Override
    public Integer call() throws XMLStreamException {
        boolean whole = !id.contains("/");
        refuseOther(format, whole ? List.of("moodle") : List.of("moodle", "csv", "print"));
        if (!whole && at == null) {
            throw refusal("--at: the step is missing whose value is asked for, such as run.2");
        }
        Map<String, String> places = places();
        Library library = library();
        if (whole) {
            print(written(sheet(id, sheets(library)), places.keySet(), library));
            return 0;
        }
        Sheet sheet = sheet(sheets(library));
        Traces traces = library.techniques().traces();
        NewPositions positions = new NewPositions(traces);
        Narrators narrators =
                new Narrators(Messages.english(), library.techniques().catalogue().sources());
        List<FiledQuestion> questions = new ArrayList<>();
        for (String seed : places.keySet()) {
            Block written = sheet.question(1).block();
            Block asked = HandIn.blank(sheet, seed).asked(sheet.question(1), positions);
            if (asked == written) {
                throw refusal(places.get(seed) + ": no position found on which this is as hard");
            }
            questions.add(FiledQuestion.of(seed, (PredictBlock) asked, traces, narrators));
        }
        print(written(questions));
        return 0;
    }

    /**
     * The questions of a sheet: those that are seeded once for each seed, the others once. What
     * Moodle has no kind for is left out, and told.
     */
    private String written(Sheet sheet, Collection<String> seeds, Library library)
            throws XMLStreamException {
        Traces traces = library.techniques().traces();
        NewPositions positions = new NewPositions(traces);
        Narrators narrators =
                new Narrators(Messages.english(), library.techniques().catalogue().sources());
        List<FiledQuestion> asked = new ArrayList<>();
        List<QuizBlock> choices = new ArrayList<>();
        for (Sheet.Question question : sheet.questions()) {
            if (question.block() instanceof QuizBlock quiz) {
                choices.add(quiz);
            } else if (question.block() instanceof PredictBlock) {
                for (String seed : question.seeded() ? seeds : List.of("1")) {
                    Block block = HandIn.blank(sheet, seed).asked(question, positions);
                    asked.add(FiledQuestion.of(seed, (PredictBlock) block, traces, narrators));
                }
            } else {
                err().println(
                                "question "
                                        + question.number()
                                        + " is left out: Moodle has no kind for "
                                        + question.title());
            }
        }
        err().flush();
        return MoodleFile.of(sheet.title(), asked, choices);
    }

    private String written(List<FiledQuestion> questions) throws XMLStreamException {
        return switch (format) {
            case "csv" -> FiledQuestion.csv(questions);
            case "print" -> FiledQuestion.paper(questions);
            default -> MoodleFile.of(questions.get(0).title(), questions);
        };
    }

    /** The question as a sheet of its own, since it is asked as on a sheet. */
    private Sheet sheet(Sheets sheets) {
        Map<String, String> question =
                new LinkedHashMap<>(Map.of("algorithm", id, "at", at, "seeded", "true"));
        if (detail != null) {
            question.put("detail", detail);
        }
        Sheet sheet = sheets.of(id, question);
        if (!sheet.problems().isEmpty()) {
            throw refusal(sheet.problems().get(0).message());
        }
        return sheet;
    }

    /** The seeds, each with the place where it stands. */
    private Map<String, String> places() {
        Map<String, String> places = new LinkedHashMap<>();
        Matcher range = RANGE.matcher(seeds);
        if (range.matches()) {
            int from = Integer.parseInt(range.group(1));
            int to = Integer.parseInt(range.group(2));
            for (int seed = from; seed <= to && places.size() <= MOST; seed++) {
                places.put(Integer.toString(seed), "--seeds " + seed);
            }
        } else {
            List<String> lines = text(Path.of(seeds)).lines().map(String::strip).toList();
            for (int number = 1; number <= lines.size(); number++) {
                add(lines.get(number - 1), seeds + ":" + number, places);
            }
        }
        if (places.isEmpty() || places.size() > MOST) {
            throw refusal("--seeds: 1 to " + MOST + " seeds are expected in " + seeds);
        }
        return places;
    }

    private void add(String seed, String place, Map<String, String> places) {
        if (seed.isEmpty()) {
            return;
        }
        if (!HandIn.isStudent(seed)) {
            throw refusal(
                    place + ": \"" + seed + "\" is not a word of at most 40 letters and digits");
        }
        String before = places.putIfAbsent(seed, place);
        if (before != null) {
            throw refusal(place + ": \"" + seed + "\" stands at " + before + " too");
        }
    }
}
