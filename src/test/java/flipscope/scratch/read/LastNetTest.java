package flipscope.scratch.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What nobody thought of is refused, and what is of another language is told by its name. */
class LastNetTest {
    private final SourceException refused =
            new SourceException(Reading.FILE, new Span(2, 3, 2, 4), "this cannot be read");

    @Test
    void anUnexpectedFailureIsAnOrdinaryRefusalAtItsPlace() {
        assertThatThrownBy(
                        () ->
                                Reading.orRefused(
                                        () -> {
                                            throw new IllegalStateException("unforeseen");
                                        },
                                        () -> refused))
                .isSameAs(refused);
    }

    @Test
    void aRefusalKeepsItsOwnWords() {
        SourceException own = new SourceException(Reading.FILE, new Span(1, 1, 1, 1), "its own");
        assertThatThrownBy(
                        () ->
                                Reading.orRefused(
                                        () -> {
                                            throw own;
                                        },
                                        () -> refused))
                .isSameAs(own);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "long a = 1;⏎ulong b = 2;              | C#     | ulong       | 12",
                "long a = 1;⏎  fn f(x: u64) -> u64 { x } | Rust | fn f        | 14",
                "⏎#include <stdint.h>⏎uint64_t f() {} | C      | #include    | 1",
                "⏎long f() { return 1ULL; }            | C      | 1ULL        | 19",
                "⏎def f(x):⏎    return x               | Python | def f       | 1",
                "⏎long a = x // uint64_t⏎;             |        |             | 0",
                "⏎const long a = 1;                    |        |             | 0",
                "⏎var a = 1L;                          |        |             | 0",
                "ulong a;⏎return a + b                 |        |             | 0",
            })
    void whatOnlyAnotherLanguageHasIsSeen(String typed, String language, String text, int start) {
        String code = typed.replace("⏎", "\n");
        assertThat(Reading.foreign(code, 2))
                .isEqualTo(
                        Optional.ofNullable(language)
                                .map(name -> new Reading.Foreign(name, start, text)));
    }
}
