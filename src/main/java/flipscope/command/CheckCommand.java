package flipscope.command;

import flipscope.catalogue.Traces;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.read.LessonTechniques;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks files that authors write, and prints every mistake as {@code FILE:LINE: MESSAGE}. */
abstract class CheckCommand extends CalledCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "DIR|FILE",
            description =
                    "A folder of lessons, with a folder sheets in it if there are any, or one file;"
                            + " without it those of the course are checked.")
    private Path place;

    @Mixin private AlgorithmsOption algorithms;

    /** What is to be checked; empty for the course. */
    Optional<Path> place() {
        return Optional.ofNullable(place).or(() -> algorithms.teaching(this));
    }

    /** Whether a single file is to be checked; it may refer to those beside it. */
    boolean isOne() {
        return place().filter(Files::isRegularFile).isPresent();
    }

    /** The folder of a single file. */
    Path folderOfOne() {
        return Optional.ofNullable(place().orElseThrow().getParent()).orElse(Path.of(""));
    }

    /** With the reference solutions of tasks. */
    LessonTechniques techniques() {
        return new LessonTechniques(algorithms.catalogue(this), new Traces());
    }

    /** Prints the mistakes of a file. */
    void print(Path file, List<LessonProblem> problems) {
        problems.forEach(each -> out().println(file + ":" + each.line() + ": " + each.message()));
    }
}
