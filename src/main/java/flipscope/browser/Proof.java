package flipscope.browser;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Samples;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.engine.Perft;
import flipscope.engine.SearchResult;
import flipscope.judge.Judge;
import flipscope.judge.JudgementJson;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Prose;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.notation.GameText;
import flipscope.notation.PositionText;
import flipscope.notation.Records;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.scratch.Copy;
import flipscope.scratch.Scratch;
import flipscope.story.Detail;
import flipscope.story.Narrators;
import flipscope.story.StepText;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.SourceException;
import flipscope.trace.Trace;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the packages below the pages find, as text: so that a module can be held against the JDK.
 * Asked are {@code techniques}, {@code trace ID NUMBER}, {@code perft DEPTH}, {@code best LEVEL
 * POSITION}, {@code tasks}, {@code judge TASK} with the code in the lines that follow, {@code
 * lessons}, {@code speed}, a template, {@code lesson SLUG}, {@code questions SLUG SEED}; with lines
 * that follow {@code find} (a pattern, then a text), {@code paste} (a game), {@code scratch}
 * (code).
 */
final class Proof {
    private static final Messages WORDS = Messages.english();

    private final Catalogue catalogue = Catalogue.load();
    private final Traces traces = new Traces();
    private final Tasks tasks = Tasks.of(catalogue);
    private final Judge judge = new Judge();
    private final BiFunction<String, Object, String> templates;
    private Library library;

    /**
     * @param templates what a template makes of a value
     */
    Proof(BiFunction<String, Object, String> templates) {
        this.templates = templates;
    }

    /** What is found, or why nothing is. */
    String found(String asked) {
        try {
            return answer(asked);
        } catch (RuntimeException failure) {
            return failure.toString();
        }
    }

    String answer(String asked) {
        String[] lines = asked.split("\n", 2);
        String[] words = lines[0].split(" ", 3);
        return switch (words[0]) {
            case "techniques" -> String.join("\n", catalogue.ids());
            case "trace" -> trace(words[1], Integer.parseInt(words[2]));
            case "perft" -> perft(Integer.parseInt(words[1]));
            case "best" -> best(Integer.parseInt(words[1]), PositionText.read(words[2]));
            case "tasks" ->
                    tasks.all().stream()
                            .map(task -> task.name() + "\n" + task.best() + "\n" + task.slips())
                            .collect(Collectors.joining("\n\n"));
            case "judge" -> judge(tasks.find(words[1]).orElseThrow(), lines[1]);
            case "lessons" ->
                    library().all().stream().map(Lesson::slug).collect(Collectors.joining("\n"));
            case "lesson" -> lesson(library().find(words[1]).orElseThrow());
            case "questions" -> questions(words[1], Long.parseLong(words[2]));
            case "find" -> places(lines[1].split("\n", 2));
            case "paste" -> pasted(lines[1]);
            case "speed" -> templates.apply("trace/step/speed.jte", WORDS);
            case "trouble" -> trouble(Scratch.of(lines[1]));
            case "scratch" ->
                    Scratch.of(lines[1]).copies().stream()
                            .map(Copy::text)
                            .collect(Collectors.joining("\n\n"));
            default -> throw new IllegalArgumentException(asked);
        };
    }

    /** Where a pattern, as it is in the first line, matches in a text. */
    private static String places(String[] patternAndText) {
        String regex = patternAndText[0];
        return Pattern.compile(regex)
                .matcher(patternAndText[1])
                .results()
                .map(each -> each.start() + "-" + each.end() + " " + each.groupCount())
                .collect(Collectors.joining(", "));
    }

    /** What lines stop at, or how many steps they take. */
    private static String trouble(Scratch lines) {
        return lines.mistake().map(SourceException::getMessage).orElse("")
                + lines.trace().map(trace -> trace.steps().size() + " steps").orElse("");
    }

    private static String pasted(String text) {
        Game game = GameText.paste(text).game();
        return Records.ggf(game) + "\n" + Records.sgf(game) + "\n" + Records.pgn(game);
    }

    private String trace(String id, int number) {
        Technique technique = catalogue.find(id).orElseThrow();
        Arguments arguments =
                technique.bind(Samples.of(technique).skip(number).findFirst().orElseThrow());
        Trace trace = traces.of(arguments);
        StepText text =
                new StepText(
                        new Narrators(WORDS, catalogue.sources())
                                .of(trace, TraceContext.of(arguments)));
        StringBuilder told = new StringBuilder(arguments.query().toString());
        for (Detail detail : Detail.values()) {
            for (Stop stop : Stops.of(trace, detail).list()) {
                told.append('\n').append(text.of(stop));
            }
        }
        return told.toString();
    }

    private static String perft(int depth) {
        Position start = Position.START;
        return "" + Perft.leaves(start.own(), start.opponent(), depth);
    }

    private static String best(int level, Position at) {
        SearchResult found = Engine.best(at, new Level(level));
        return found.toString();
    }

    private String judge(Task task, String code) {
        return JudgementJson.of(task, judge.judge(task, code), new JudgementWords(WORDS))
                .toString();
    }

    private static String lesson(Lesson lesson) {
        StringBuilder all = new StringBuilder(lesson.front().title() + lesson.problems());
        for (LessonPart each : lesson.parts()) {
            if (each instanceof Prose prose) {
                all.append('\n').append(prose.html());
            } else if (each instanceof Block block) {
                all.append('\n').append(block.template()).append(block.name());
                all.append(block.caption());
            }
        }
        return all.toString();
    }

    private String questions(String slug, long number) {
        NewPositions positions = new NewPositions(traces);
        StringBuilder all = new StringBuilder();
        for (Block each : library().find(slug).orElseThrow().questions()) {
            if (each instanceof AskedBlock asked) {
                all.append(each.name())
                        .append(' ')
                        .append(
                                positions
                                        .of(asked, number)
                                        .map(other -> other.answer().solution())
                                        .orElse("as written " + asked.answer().solution()))
                        .append('\n');
            }
        }
        return all.toString();
    }

    private Library library() {
        if (library == null) {
            library =
                    Library.builtIn(
                            new LessonTechniques(catalogue, traces, tasks, path -> path, false));
        }
        return library;
    }
}
