package flipscope.command;

import flipscope.text.DataFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Creates an algorithm to edit. */
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description = "Writes KnightAttacks.java for you to edit: an algorithm and its oracle.")
public final class NewAlgorithmCommand extends CalledCommand implements Callable<Integer> {
    private static final String NAME = "KnightAttacks.java";

    @Parameters(paramLabel = "DIR", description = "The folder.")
    private Path folder;

    @Override
    public Integer call() throws IOException {
        Path file = folder.resolve(NAME);
        Files.createDirectories(folder);
        try (OutputStream out = create(file)) {
            out.write(DataFile.text("/starter/" + NAME).getBytes(StandardCharsets.UTF_8));
        }
        print(
                List.of(
                        "Wrote " + file + ".",
                        "Check it:   algorithms check " + folder,
                        "Look at it: serve --algorithms "
                                + folder
                                + ", then /trace/own/knight-attacks"));
        return 0;
    }
}
