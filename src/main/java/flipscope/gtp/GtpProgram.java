package flipscope.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Another program that speaks the Go Text Protocol, in a process of its own. What it writes to its
 * error stream goes to ours.
 */
public final class GtpProgram implements AutoCloseable {
    private static final int LINES_KEPT = 1_000;

    /** Longer than any program needs to end once its input is closed. */
    private static final long GRACE_MILLISECONDS = 500;

    private final String name;
    private final Duration limit;
    private final Process process;
    private final PrintWriter commands;

    /** What it says, line by line; the end is an empty {@link Optional}. */
    private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(LINES_KEPT);

    /**
     * Starts a program.
     *
     * @param words the program and its arguments
     * @param limit how long it may take for each answer
     * @throws IOException if there is no such program
     */
    public static GtpProgram start(List<String> words, Duration limit) throws IOException {
        Process process = new ProcessBuilder(words).redirectError(Redirect.INHERIT).start();
        return new GtpProgram(String.join(" ", words), process, limit);
    }

    private GtpProgram(String name, Process process, Duration limit) {
        this.name = name;
        this.process = process;
        this.limit = limit;
        commands = new PrintWriter(process.outputWriter(StandardCharsets.US_ASCII));
        Thread reader = new Thread(this::read, "answers of " + name);
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader answers = process.inputReader(StandardCharsets.UTF_8)) {
            String line = answers.readLine();
            while (line != null) {
                lines.put(Optional.of(line));
                line = answers.readLine();
            }
            lines.put(Optional.empty());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The command that started it. */
    public String name() {
        return name;
    }

    /**
     * Sends a command that every program must know.
     *
     * @return its answer, without the sign before it
     * @throws ProgramFailure if it refuses, ends, or does not answer in time
     */
    public String ask(String command) {
        String answer = answer(command);
        if (answer.startsWith("?")) {
            throw new ProgramFailure(
                    name + " refused \"" + command + "\": " + answer.substring(1).strip());
        }
        return answer.substring(1).strip();
    }

    /** Sends a command that some programs do not know; ignores a refusal. */
    public void tell(String command) {
        answer(command);
    }

    private String answer(String command) {
        commands.println(command);
        commands.flush();
        long deadline = System.nanoTime() + limit.toNanos();
        String line = line(command, deadline);
        while (line.isBlank()) {
            line = line(command, deadline);
        }
        StringBuilder answer = new StringBuilder();
        while (!line.isBlank()) {
            answer.append(line).append('\n');
            line = line(command, deadline);
        }
        if (answer.charAt(0) != '=' && answer.charAt(0) != '?') {
            throw new ProgramFailure(
                    "%s answered \"%s\" with \"%s\", which is not an answer of the Go Text Protocol"
                            .formatted(name, command, answer.toString().strip()));
        }
        return answer.toString();
    }

    private String line(String command, long deadline) {
        try {
            Optional<String> line =
                    lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            // Nothing came in time; the end of what it says would be an empty Optional.
            if (line == null) {
                throw new ProgramFailure(
                        "%s did not answer \"%s\" within %s s"
                                .formatted(name, command, limit.toSeconds()));
            }
            return line.orElseThrow(() -> ended(command));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ProgramFailure("interrupted while " + name + " was thinking");
        }
    }

    private ProgramFailure ended(String command) {
        String code = stopped() ? " with code " + process.exitValue() : "";
        return new ProgramFailure(name + " ended" + code + " on \"" + command + "\"");
    }

    private boolean stopped() {
        try {
            return process.waitFor(GRACE_MILLISECONDS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Asks the program to end, and ends it if it does not. */
    @Override
    public void close() {
        commands.println("quit");
        commands.close();
        if (!stopped()) {
            process.destroyForcibly();
        }
    }
}
