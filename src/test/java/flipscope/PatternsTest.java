package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Java's patterns recurse once for every repetition of a group, unless it is possessive: a long
 * text then overflows the stack.
 */
class PatternsTest {
    private static final Pattern LITERAL = Pattern.compile("\"(?:\\\\.|[^\"\\\\])*+\"");

    /** As it is written in a literal: a group without a limit that gives back what it took. */
    private static final Pattern RECURSIVE =
            Pattern.compile("(?<!\\\\)\\)(?:[*+]|\\{\\d+,})(?!\\+)");

    @Test
    void everyGroupThatIsRepeatedWithoutLimitIsPossessive() throws IOException {
        assertThat(recursive()).isEmpty();
    }

    /** Every such pattern of the product, after the name of its file. */
    private static List<String> recursive() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(PatternsTest::recursive)
                    .toList();
        }
    }

    private static Stream<String> recursive(Path file) {
        return LITERAL.matcher(read(file))
                .results()
                .map(literal -> literal.group())
                .filter(literal -> RECURSIVE.matcher(literal).find())
                .map(literal -> file.getFileName() + ": " + literal);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(file.toString(), e);
        }
    }

    @Test
    void itIsSeenInAPattern() {
        assertThat(Stream.of("(a)*", "(a|b)+", "(?:a)*?", "(a){2,}", "\\\\d(a)*"))
                .allMatch(pattern -> RECURSIVE.matcher(pattern).find());
        assertThat(Stream.of("(a)*+", "(a)++", "\\\\)*", "(a){0,6}", "(a)?", "[)(]*", "(a){2,}+"))
                .noneMatch(pattern -> RECURSIVE.matcher(pattern).find());
    }
}
