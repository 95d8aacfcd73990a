package flipscope;

import flipscope.command.ServeCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line. Without a subcommand it serves. */
@Command(
        name = "flipscope",
        description = "Step through every bit of a bitboard, on the code that plays.",
        mixinStandardHelpOptions = true)
public final class Flipscope {
    private Flipscope() {}

    public static void main(String[] args) {
        System.exit(commandLine().execute(withDefault(args)));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Flipscope()).addSubcommand(new ServeCommand());
    }

    /** {@code flipscope} and {@code flipscope --port 80} mean {@code flipscope serve …}. */
    private static String[] withDefault(String[] args) {
        boolean serve =
                args.length == 0 || args[0].equals("--port") || args[0].startsWith("--port=");
        if (!serve) {
            return args;
        }
        String[] longer = new String[args.length + 1];
        longer[0] = "serve";
        System.arraycopy(args, 0, longer, 1, args.length);
        return longer;
    }
}
