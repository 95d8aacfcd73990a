package flipscope.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class LogTest {
    /** The time, the level and the logger stand before what is cut. */
    private static final int LONGEST = 260;

    @Test
    void noLineHoldsMoreThanTheBeginningOfAHeader() {
        String header = "9".repeat(3_000);
        String log = logged("Bad port [" + header + "]", new IllegalStateException(header));
        assertThat(log).contains("Bad port [999", "IllegalStateException: 999", "\tat flipscope.");
        assertThat(log.lines()).allMatch(line -> line.length() <= LONGEST);
    }

    @Test
    void aShortLineIsWhole() {
        assertThat(logged("Nothing is wrong", null))
                .matches("\\d\\d:\\d\\d:\\d\\d WARN  LogTest: Nothing is wrong\\R");
    }

    private static String logged(String message, Throwable cause) {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Logger own = (Logger) LoggerFactory.getLogger(LogTest.class);
        OutputStreamAppender<ILoggingEvent> console =
                (OutputStreamAppender<ILoggingEvent>) root.getAppender(Logging.CONSOLE);
        LoggingEvent event = new LoggingEvent("", own, Level.WARN, message, cause, null);
        return new String(console.getEncoder().encode(event), UTF_8);
    }
}
