package flipscope.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Programs of one line of the shell stand for those that others have written. */
class GtpProgramTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    @Test
    void answersMayHaveSeveralLinesAndBlankOnesBefore() throws IOException {
        assertThat(ask("printf '\\n\\n= one\\n two\\n\\n'; read rest", "showboard"))
                .isEqualTo("one\n two");
    }

    @Test
    void aRefusalIsAFailureUnlessItWasOnlyTold() throws IOException {
        String refuse = "while read line; do printf '? syntax error\\n\\n'; done";
        assertThatThrownBy(() -> ask(refuse, "boardsize 8"))
                .isInstanceOf(ProgramFailure.class)
                .hasMessageEndingWith("refused \"boardsize 8\": syntax error");
        try (GtpProgram program = start(refuse, LONG)) {
            program.tell("play white pass");
            assertThat(program.name()).startsWith("sh -c while");
        }
    }

    @Test
    void aCrashIsNamedWithItsCode() {
        assertThatThrownBy(() -> ask("read line; exit 3", "genmove b"))
                .isInstanceOf(ProgramFailure.class)
                .hasMessageEndingWith("ended with code 3 on \"genmove b\"");
    }

    @Test
    void aCrashBeforeTheFirstCommandIsNamedToo() {
        assertThatThrownBy(() -> ask("exit 1", "name"))
                .isInstanceOf(ProgramFailure.class)
                .hasMessageContaining("ended with code 1");
    }

    @Test
    void silenceEndsWithTheLimit() throws IOException {
        try (GtpProgram silent = start("while read line; do :; done", Duration.ofMillis(50))) {
            assertThatThrownBy(() -> silent.ask("genmove b"))
                    .isInstanceOf(ProgramFailure.class)
                    .hasMessageContaining("did not answer \"genmove b\" within");
        }
    }

    @Test
    void whatIsNoAnswerIsQuoted() {
        assertThatThrownBy(() -> ask("printf 'Welcome!\\n\\n'; read rest", "name"))
                .isInstanceOf(ProgramFailure.class)
                .hasMessageEndingWith(
                        "answered \"name\" with \"Welcome!\", which is not an answer of the Go Text"
                                + " Protocol");
    }

    private static String ask(String script, String command) throws IOException {
        try (GtpProgram program = start(script, LONG)) {
            return program.ask(command);
        }
    }

    private static GtpProgram start(String script, Duration limit) throws IOException {
        return GtpProgram.start(List.of("sh", "-c", script), limit);
    }
}
