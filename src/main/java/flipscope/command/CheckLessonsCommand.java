package flipscope.command;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks lessons: everything they say about algorithms, positions and each other. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Checks the lessons of a folder: every claim, position, step, link and picture. Each"
                    + " mistake is printed as FILE:LINE: MESSAGE.",
            "Exits with 1 if there is any."
        })
public final class CheckLessonsCommand extends CalledCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "DIR|FILE",
            description =
                    "A folder of lessons, or one lesson file; without it the built-in lessons are"
                            + " checked.")
    private Path place;

    @Override
    public Integer call() {
        Catalogue catalogue = Catalogue.load();
        LessonTechniques techniques = new LessonTechniques(catalogue, new Traces(catalogue));
        PrintWriter out = out();
        Library library =
                place == null ? Library.builtIn(techniques) : Library.toCheck(folder(), techniques);
        Map<String, String> strays = isOne() ? Map.of() : library.strays();
        strays.forEach((name, why) -> out.println(folder().resolve(name) + ":1: " + why));
        List<Lesson> lessons = lessons(library);
        int errors = strays.size() + lessons.stream().mapToInt(lesson -> print(lesson, out)).sum();
        int blocks = lessons.stream().mapToInt(lesson -> lesson.blocks().size()).sum();
        String end = errors == 0 ? "no errors" : counted(errors, "error");
        out.printf(
                "%s, %s, %s.%n", counted(lessons.size(), "lesson"), counted(blocks, "block"), end);
        out.flush();
        return errors == 0 ? 0 : 1;
    }

    private List<Lesson> lessons(Library library) {
        if (place == null) {
            return library.all();
        }
        List<Lesson> all = library.own();
        if (!isOne()) {
            return all;
        }
        List<Lesson> one = all.stream().filter(each -> file(each).equals(place)).toList();
        if (one.isEmpty()) {
            throw refusal(place + " is not a lesson file; its name must end in .md");
        }
        return one;
    }

    /** Whether a single file is to be checked; it may refer to those beside it. */
    private boolean isOne() {
        return place != null && Files.isRegularFile(place);
    }

    private Path folder() {
        if (place == null) {
            return Path.of("lessons");
        }
        if (isOne()) {
            return Optional.ofNullable(place.getParent()).orElse(Path.of(""));
        }
        if (!Files.isDirectory(place)) {
            throw refusal(place + " is neither a folder nor a lesson file");
        }
        return place;
    }

    private Path file(Lesson lesson) {
        return folder().resolve(lesson.slug() + ".md");
    }

    /** Prints the mistakes of a lesson and returns their number. */
    private int print(Lesson lesson, PrintWriter out) {
        for (LessonProblem problem : lesson.problems()) {
            out.println(file(lesson) + ":" + problem.line() + ": " + problem.message());
        }
        return lesson.problems().size();
    }
}
