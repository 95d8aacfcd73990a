package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

/** Runs commands as they are typed. */
public final class Commands {
    private Commands() {}

    /** A command that succeeds. */
    public static void run(String... arguments) {
        assertThat(Flipscope.commandLine().execute(arguments)).isZero();
    }
}
