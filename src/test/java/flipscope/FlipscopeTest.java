package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class FlipscopeTest {
    @ParameterizedTest
    @ValueSource(strings = {"serve", "perft", "trace", "lessons", "grade", "solve", "match", "gtp"})
    void helpDescribesACommand(String command) {
        StringWriter out = new StringWriter();
        CommandLine line = Flipscope.commandLine().setOut(new PrintWriter(out));
        assertThat(line.execute("help", command)).isZero();
        assertThat(out.toString()).contains("Usage: flipscope " + command);
    }
}
