package flipscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A text is what {@link MessageFormat} makes of its pattern, whichever way it was put together. */
class WordingTest {
    @Property
    void saysWhatAMessageFormatSays(
            @ForAll("patterns") String pattern,
            @ForAll("arguments") Object first,
            @ForAll("arguments") Object second) {
        MessageFormat format = new MessageFormat(pattern, Locale.ENGLISH);

        for (Object[] given : new Object[][] {{}, {first}, {first, second}}) {
            assertThat(said(() -> new Wording(format).with(given)))
                    .isEqualTo(said(() -> format.format(given)));
        }
    }

    /** A plural is refused for what is no number. */
    private static String said(Supplier<String> text) {
        try {
            return text.get();
        } catch (IllegalArgumentException refused) {
            return refused.getMessage();
        }
    }

    @Provide
    Arbitrary<String> patterns() {
        return Arbitraries.of(
                        "{0}",
                        "{1}",
                        "{0,choice,0#none|1#one|1<{0} of them}",
                        "{1,number}",
                        "step",
                        " of ",
                        "’",
                        "''",
                        "'{'",
                        ".",
                        "")
                .list()
                .ofMaxSize(6)
                .map(parts -> String.join("", parts));
    }

    @Provide
    Arbitrary<Object> arguments() {
        return Arbitraries.oneOf(
                Arbitraries.integers().map(each -> (Object) each),
                Arbitraries.integers().between(-1001, 1001).map(each -> (Object) each),
                Arbitraries.of("c4", "", "{0}", "d3’").map(each -> (Object) each),
                Arbitraries.of(0.5, 12L, 'x').map(each -> (Object) each));
    }
}
