package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Digits in paths, colours and hexadecimal numbers are not those of the machine's own language. */
class LocaleTest {
    private static final Pattern FORMATS_BY_THE_MACHINE =
            Pattern.compile("\\.formatted\\(|\\b(format|printf)\\(\\s*+(?!Locale|\\w+\\))");
    private static final Pattern NUMBER =
            Pattern.compile("%(\\d+\\$)?[-+ 0,(#]*\\d*(\\.\\d+)?[dxXeEfgo]|%0\"");
    private static final Pattern CASE = Pattern.compile("\\.to(Upper|Lower)Case\\(\\)");

    @Test
    void noNumberIsFormattedByTheMachinesLocale() throws IOException {
        assertThat(statements().filter(LocaleTest::followsTheMachine)).isEmpty();
    }

    @Test
    void findsThoseThatDo() {
        assertThat(
                        List.of(
                                "\"M%d\".formatted(x)",
                                "String.format(\n\"%08x\", y)", "a.toLowerCase()"))
                .allMatch(LocaleTest::followsTheMachine);
        assertThat(List.of("\"M%s\".formatted(x)", "String.format(Locale.ROOT, \"%d\", y)"))
                .noneMatch(LocaleTest::followsTheMachine);
    }

    private static boolean followsTheMachine(String statement) {
        return CASE.matcher(statement).find()
                || FORMATS_BY_THE_MACHINE.matcher(statement).find()
                        && NUMBER.matcher(statement).find();
    }

    private static Stream<String> statements() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream()
                    .flatMap(file -> Arrays.stream(text(file).split("[;{}]\\s*\n")));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(file.toString(), e);
        }
    }
}
