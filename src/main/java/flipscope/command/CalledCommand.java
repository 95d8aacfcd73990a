package flipscope.command;

import flipscope.text.DecodedText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** A command as it was called: where it prints, and how it refuses what was typed. */
@Command(mixinStandardHelpOptions = true)
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
            byte[] bytes = Files.readAllBytes(file);
            return DecodedText.isMarked(bytes)
                    ? DecodedText.of(bytes)
                    : StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw refusal(file + " is not text in UTF-8");
        } catch (IOException e) {
            throw refusal("cannot read " + file);
        }
    }

    /** The text of a file as another program saved it, in whatever letters. */
    String anyText(Path file) {
        try {
            return DecodedText.of(Files.readAllBytes(file));
        } catch (IOException e) {
            throw refusal("cannot read " + file);
        }
    }

    /** The text of a file, or of the standard input where that is {@code -}. */
    String text(String place) {
        try {
            return place.equals("-")
                    ? DecodedText.of(System.in.readAllBytes())
                    : text(Path.of(place));
        } catch (IOException e) {
            throw refusal("cannot read the standard input");
        }
    }

    /** Opens a new file, in a folder that need not be there; a file that is keeps what it has. */
    OutputStream create(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            return Files.newOutputStream(file, StandardOpenOption.CREATE_NEW);
        } catch (FileAlreadyExistsException there) {
            throw refusal(there.getFile() + " already exists and was left as it is");
        } catch (IOException e) {
            throw refusal("cannot write " + file);
        }
    }

    /**
     * Writes a new file for its author to edit.
     *
     * @param check the command that checks it
     * @param served how it is served, and the address of its page
     */
    void write(Path file, String text, String check, String served) throws IOException {
        try (OutputStream out = create(file)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        print("Wrote " + file + ".", "Check it:   " + check, "Look at it: serve " + served);
    }

    /** Says what was checked and how many mistakes there are; the exit code. */
    int end(String checked, int errors) {
        String end = errors == 0 ? "no errors" : counted(errors, "error");
        print(checked + ", " + end + ".");
        return errors == 0 ? 0 : 1;
    }

    /** Prints lines. */
    void print(String... lines) {
        print(List.of(lines));
    }

    void print(List<String> lines) {
        lines.forEach(out()::println);
        out().flush();
    }

    static String json(Object value) {
        return JsonMapper.builder().build().writeValueAsString(value);
    }

    ParameterException refusal(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }

    /** A number of things: {@code 1 lesson}, {@code 2 lessons}. */
    static String counted(int count, String what) {
        return count + " " + what + (count == 1 ? "" : "s");
    }

    /** A folder of algorithms as it was typed, or that of the one folder of an instructor. */
    Path folder(Path typed, TeachingOption teaching) {
        return Optional.ofNullable(typed)
                .or(() -> teaching.folder(this).map(TeachingOption::algorithms))
                .orElseThrow(() -> refusal("which folder? Give it, or --teaching DIR"));
    }

    /** Refuses a format that is none of a command's own. */
    void refuseOther(String format, List<String> formats) {
        if (!formats.contains(format)) {
            throw refusal("no format \"" + format + "\"; there are " + String.join(", ", formats));
        }
    }
}
