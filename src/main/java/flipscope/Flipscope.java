package flipscope;

import flipscope.command.AlgorithmsCommand;
import flipscope.command.ExportCommand;
import flipscope.command.ExportScormCommand;
import flipscope.command.GradeCommand;
import flipscope.command.GtpCommand;
import flipscope.command.LessonsCommand;
import flipscope.command.MarksCommand;
import flipscope.command.MatchCommand;
import flipscope.command.PerftCommand;
import flipscope.command.QuestionsCommand;
import flipscope.command.ServeCommand;
import flipscope.command.SheetsCommand;
import flipscope.command.SolveCommand;
import flipscope.command.TraceCommand;
import flipscope.web.page.Release;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;

/**
 * The command line: each subcommand is a class in {@code flipscope.command}. Without a subcommand
 * it serves.
 */
@Command(
        name = "flipscope",
        description = "Step through the bitboard code that plays, bit by bit.",
        mixinStandardHelpOptions = true,
        versionProvider = Release.class,
        subcommands = {
            ServeCommand.class,
            PerftCommand.class,
            TraceCommand.class,
            LessonsCommand.class,
            AlgorithmsCommand.class,
            SheetsCommand.class,
            MarksCommand.class,
            QuestionsCommand.class,
            ExportCommand.class,
            ExportScormCommand.class,
            GradeCommand.class,
            SolveCommand.class,
            MatchCommand.class,
            GtpCommand.class,
            HelpCommand.class
        })
public final class Flipscope {
    private static final List<String> OWN_OPTIONS = List.of("--help", "--version");

    private Flipscope() {}

    /** Runs a subcommand and ends with its exit code: 0 done, 1 failed, 2 not understood. */
    public static void main(String[] args) {
        System.exit(commandLine().execute(withDefault(args)));
    }

    /** The command line, ready to execute. */
    static CommandLine commandLine() {
        return new CommandLine(new Flipscope());
    }

    /** {@code flipscope} and {@code flipscope --port 80} mean {@code flipscope serve …}. */
    private static String[] withDefault(String[] args) {
        boolean serve =
                args.length == 0 || args[0].startsWith("--") && !OWN_OPTIONS.contains(args[0]);
        if (!serve) {
            return args;
        }
        String[] longer = new String[args.length + 1];
        longer[0] = "serve";
        System.arraycopy(args, 0, longer, 1, args.length);
        return longer;
    }
}
