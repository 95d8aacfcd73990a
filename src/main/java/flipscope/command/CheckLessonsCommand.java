package flipscope.command;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Lesson;
import flipscope.lesson.Problem;
import flipscope.lesson.read.Lab;
import flipscope.lesson.read.Library;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks lessons: everything that they say about algorithms, positions and one another. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Checks the lessons of a folder: every claim, position, step, link and picture. Each mistake is printed"
                    + " as FILE:LINE: MESSAGE.",
            "Ends with 1 if there are any."
        })
public final class CheckLessonsCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description = "The folder of the lessons; without it the built-in ones are checked.")
    private Path directory;

    @Override
    public Integer call() {
        Catalogue catalogue = Catalogue.load();
        List<Lesson> lessons = lessons(new Lab(catalogue, new Traces(catalogue)));
        PrintWriter out = spec.commandLine().getOut();
        int errors = lessons.stream().mapToInt(lesson -> print(lesson, out)).sum();
        int blocks = lessons.stream().mapToInt(lesson -> lesson.blocks().size()).sum();
        String end = errors == 0 ? "no errors" : counted(errors, "error");
        out.printf(
                "%s, %s, %s.%n", counted(lessons.size(), "lesson"), counted(blocks, "block"), end);
        out.flush();
        return errors == 0 ? 0 : 1;
    }

    private List<Lesson> lessons(Lab lab) {
        if (directory == null) {
            return Library.builtIn(lab).all();
        }
        if (!Files.isDirectory(directory)) {
            throw new ParameterException(spec.commandLine(), directory + " is no folder");
        }
        return Library.with(directory, lab).own();
    }

    /** Prints the mistakes of a lesson, and says how many there are. */
    private int print(Lesson lesson, PrintWriter out) {
        Path folder = Optional.ofNullable(directory).orElse(Path.of("lessons"));
        Path file = folder.resolve(lesson.slug() + ".md");
        for (Problem problem : lesson.problems()) {
            out.println(file + ":" + problem.line() + ": " + problem.message());
        }
        return lesson.problems().size();
    }

    private static String counted(int count, String what) {
        return String.format(Locale.ROOT, "%d %s%s", count, what, count == 1 ? "" : "s");
    }
}
