package flipscope.command;

import flipscope.lesson.read.LessonTemplate;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Creates a file for its author to edit, which passes the check. */
abstract class NewFileCommand extends CalledCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "SLUG",
            description = "Its name in addresses: lower-case letters, digits and hyphens.")
    private String slug;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description =
                    "The folder of your lessons. Default: that of --teaching, or the folder lessons.")
    private Path place;

    @Mixin private TeachingOption teaching;

    /**
     * Writes it.
     *
     * @param file where it stands in the folder of lessons
     * @param check the command that checks it
     * @param page what stands before its name in the address of its page
     */
    void writeInto(String file, String text, String check, String page) throws IOException {
        Path directory =
                Optional.ofNullable(place)
                        .or(() -> teaching.folder(this))
                        .orElse(Path.of("lessons"));
        write(
                directory.resolve(file),
                text,
                check + " " + directory,
                "--teaching " + directory + ", then " + page + slug);
    }

    /**
     * The name, if it can be one.
     *
     * @param what the file is, for a refusal
     * @param such a good name
     * @param taken whether the course has one of a name
     */
    String slug(String what, String such, Predicate<String> taken) {
        if (!LessonTemplate.isSlug(slug)) {
            throw refusal(
                    "\"%s\" cannot be the name of a %s; use lower-case letters, digits and hyphens, as in %s"
                            .formatted(slug, what, such));
        }
        if (taken.test(slug)) {
            throw refusal(
                    "the course already has a %s \"%s\"; choose another name"
                            .formatted(what, slug));
        }
        return slug;
    }
}
