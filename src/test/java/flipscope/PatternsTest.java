package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.ProjectFiles;
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
    void everyGroupThatIsRepeatedWithoutLimitIsPossessive() {
        assertThat(recursive()).isEmpty();
    }

    /** Every such pattern of the product, after the name of its file. */
    private static List<String> recursive() {
        return ProjectFiles.below(Path.of("src/main/java"), ".java")
                .flatMap(PatternsTest::recursive)
                .toList();
    }

    private static Stream<String> recursive(Path file) {
        return LITERAL.matcher(ProjectFiles.text(file))
                .results()
                .map(literal -> literal.group())
                .filter(literal -> RECURSIVE.matcher(literal).find())
                .map(literal -> file.getFileName() + ": " + literal);
    }

    @Test
    void itIsSeenInAPattern() {
        assertThat(Stream.of("(a)*", "(a|b)+", "(?:a)*?", "(a){2,}", "\\\\d(a)*"))
                .allMatch(pattern -> RECURSIVE.matcher(pattern).find());
        assertThat(Stream.of("(a)*+", "(a)++", "\\\\)*", "(a){0,6}", "(a)?", "[)(]*", "(a){2,}+"))
                .noneMatch(pattern -> RECURSIVE.matcher(pattern).find());
    }
}
