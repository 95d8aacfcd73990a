package flipscope.testkit;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** Runs commands in this process, and keeps what they write. */
public abstract class CommandTesting {
    protected final StringWriter out = new StringWriter();
    protected final StringWriter err = new StringWriter();

    /** The exit code of a command. */
    protected int execute(Object command, String... arguments) {
        return new CommandLine(command)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
