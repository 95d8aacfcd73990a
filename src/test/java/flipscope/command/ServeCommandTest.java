package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ServeCommandTest {
    @Test
    void tooLittleMemoryIsToldBeforeAnythingElse() {
        assertThat(ServeCommand.lacking(64L << 20))
                .hasValue(
                        "The server needs 128 MB of memory for Java, and has 64:"
                                + " start it with java -Xmx128m -jar flipscope.jar");
    }

    /** The serial collector never counts one of its two survivor spaces. */
    @Test
    void whatWasAskedForIsEnoughEvenIfNotAllOfItIsCounted() {
        assertThat(ServeCommand.lacking(123L << 20)).isEmpty();
        assertThat(ServeCommand.lacking(4L << 30)).isEmpty();
    }
}
