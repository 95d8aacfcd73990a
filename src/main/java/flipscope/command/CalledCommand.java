package flipscope.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command as it was called: where it prints, and how it refuses what was typed. */
abstract class CalledCommand {
    @Spec private CommandSpec spec;

    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /** What was meant, or what there is. */
    static String meant(Optional<String> nearest, List<String> all) {
        return nearest.map(near -> "did you mean \"" + near + "\"?")
                .orElseGet(() -> "there are " + String.join(", ", all));
    }

    /** The text of a file. */
    String text(Path file) {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw refusal(file + " is not text in UTF-8");
        } catch (IOException e) {
            throw refusal("cannot read " + file);
        }
    }

    ParameterException refusal(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }

    /** A number of things: {@code 1 lesson}, {@code 2 lessons}. */
    static String counted(int count, String what) {
        return String.format(Locale.ROOT, "%d %s%s", count, what, count == 1 ? "" : "s");
    }

    /** Refuses a format that is none of a command's own. */
    void refuseOther(String format, List<String> formats) {
        if (!formats.contains(format)) {
            throw refusal("no format \"" + format + "\"; there are " + String.join(", ", formats));
        }
    }
}
