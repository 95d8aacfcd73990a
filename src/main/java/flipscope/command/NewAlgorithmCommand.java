package flipscope.command;

import flipscope.text.DataFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Creates an algorithm to edit. */
@Command(
        name = "new",
        description = "Writes KnightAttacks.java for you to edit: an algorithm and its oracle.")
public final class NewAlgorithmCommand extends CalledCommand implements Callable<Integer> {
    private static final String NAME = "KnightAttacks.java";

    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description = "The folder. Default: the folder algorithms of --teaching.")
    private Path place;

    @Mixin private TeachingOption teaching;

    @Override
    public Integer call() throws IOException {
        Path folder = folder(place, teaching);
        write(
                folder.resolve(NAME),
                DataFile.text("/starter/" + NAME),
                "algorithms check " + folder,
                "--algorithms " + folder + ", then /trace/own/knight-attacks");
        return 0;
    }
}
