package flipscope.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.function.Consumer;

/** What a reader says of a text that it cannot read. */
final class Refusal {

    private final String text;
    private final int from;
    private final String excerpt;
    private final NotationException said;

    /**
     * Has a text read that must be refused.
     *
     * @param marked the text, with the part at which it is refused between {@code »} and {@code «}
     */
    Refusal(Consumer<String> reader, String marked) {
        from = marked.indexOf('»');
        excerpt = marked.substring(from + 1, marked.indexOf('«'));
        text = marked.replace("»", "").replace("«", "");
        said = catchThrowableOfType(NotationException.class, () -> reader.accept(text));
        assertThat(said).as("what is said of \"%s\"", text).isNotNull();
    }

    /** Asserts what is wrong, the place, and the whole sentence. */
    void says(NotationProblem problem, String sentence) {
        is(problem);
        assertThat(said).hasMessage(sentence);
    }

    /** Asserts what is wrong, and the place. */
    void is(NotationProblem problem) {
        assertThat(said.problem()).as(said.getMessage()).isEqualTo(problem);
        assertThat(said.offset()).as(said.getMessage()).isEqualTo(from);
        assertThat(said.excerpt()).isEqualTo(excerpt);
        assertThat(said.problem().code()).isEqualTo(problem.code());
    }
}
