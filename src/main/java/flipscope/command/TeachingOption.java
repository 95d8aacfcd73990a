package flipscope.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** One option where there would be three: an instructor keeps everything in one folder. */
final class TeachingOption {
    private static final String ALGORITHMS = "algorithms";

    @Option(
            names = "--teaching",
            paramLabel = "DIR",
            defaultValue = "${env:FLIPSCOPE_TEACHING:-}",
            description =
                    "Your folder: lessons, and in it the folders sheets and algorithms. Default:"
                            + " $FLIPSCOPE_TEACHING.")
    private Path folder;

    /** The folder, which must be there. */
    Optional<Path> folder(CalledCommand command) {
        Optional<Path> given =
                Optional.ofNullable(folder).filter(each -> !each.toString().isEmpty());
        given.filter(each -> !Files.isDirectory(each))
                .ifPresent(
                        missing -> {
                            throw command.refusal("--teaching: there is no folder " + missing);
                        });
        return given;
    }

    /** Where the algorithms are in such a folder. */
    static Path algorithms(Path teaching) {
        return teaching.resolve(ALGORITHMS);
    }
}
