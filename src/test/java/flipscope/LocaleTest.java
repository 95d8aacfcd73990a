package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
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
    void noNumberIsFormattedByTheMachinesLocale() {
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

    private static Stream<String> statements() {
        return ProjectFiles.below(Path.of("src/main/java"), ".java")
                .flatMap(file -> Arrays.stream(ProjectFiles.text(file).split("[;{}]\\s*\n")));
    }
}
