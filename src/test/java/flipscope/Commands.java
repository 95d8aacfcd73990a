package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;

/** Runs commands as they are typed. */
public final class Commands {
    private Commands() {}

    /** A command that succeeds. */
    public static void run(String... arguments) {
        assertThat(Flipscope.commandLine().execute(arguments)).isZero();
    }

    /** The exit code of a command that writes all it says to one place. */
    public static int saying(PrintWriter said, String... arguments) {
        return Flipscope.commandLine().setOut(said).setErr(said).execute(arguments);
    }
}
