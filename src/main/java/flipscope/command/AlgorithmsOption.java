package flipscope.command;

import flipscope.catalogue.Catalogue;
import flipscope.text.Directory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The option for algorithms of one's own. */
final class AlgorithmsOption {
    @Option(
            names = "--algorithms",
            paramLabel = "DIR",
            description =
                    "A folder of your own algorithms, each a Java file: they are own/NAME, beside"
                            + " those of the course.")
    private Path folder;

    @Mixin private TeachingOption teaching;

    /** The one folder of an instructor. */
    Optional<Path> teaching(CalledCommand command) {
        return teaching.folder(command);
    }

    /** The folder, which must be there; that of the one folder need not be. */
    Optional<Path> folder(CalledCommand command) {
        if (folder != null && !Files.isDirectory(folder)) {
            throw command.refusal("--algorithms: there is no folder " + folder);
        }
        return Optional.ofNullable(folder)
                .or(
                        () ->
                                teaching(command)
                                        .map(TeachingOption::algorithms)
                                        .filter(Files::isDirectory));
    }

    Catalogue catalogue(CalledCommand command) {
        return Catalogue.load(folder(command).map(Directory::new));
    }
}
