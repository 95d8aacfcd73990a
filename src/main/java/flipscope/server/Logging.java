package flipscope.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;

/**
 * What is logged: warnings and errors, to standard error. Found by its name as a service; a
 * configuration in XML would take a tenth of a start to read.
 */
public final class Logging extends ContextAwareBase implements Configurator {
    /** The appender. */
    public static final String CONSOLE = "console";

    /** Each line is cut: it may hold a header, or a whole address, that somebody made up. */
    private static final String LINES =
            "%d{HH:mm:ss} %-5level %logger{0}: %replace(%msg%n%ex){'(.{200}).+', '$1...'}%nopex";

    @Override
    public ExecutionStatus configure(LoggerContext logs) {
        PatternLayoutEncoder encoder = new PatternLayoutEncoder();
        encoder.setContext(logs);
        encoder.setPattern(LINES);
        encoder.start();
        ConsoleAppender<ILoggingEvent> console = new ConsoleAppender<>();
        console.setContext(logs);
        console.setName(CONSOLE);
        console.setTarget("System.err");
        console.setEncoder(encoder);
        console.start();
        Logger root = logs.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(console);
        // What a client sends is no fault of the server.
        logs.getLogger("org.eclipse.jetty.util.HostPort").setLevel(Level.ERROR);
        logs.getLogger("io.javalin").setLevel(Level.ERROR);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }
}
