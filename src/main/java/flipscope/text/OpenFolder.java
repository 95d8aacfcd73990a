package flipscope.text;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Somebody's folder, which may change at any time. */
public interface OpenFolder {
    /** A folder in it. */
    OpenFolder below(String name);

    /** The names of what is in it, sorted; none if it is missing or cannot be read. */
    List<String> names();

    /** What changes when a file does; empty if it has just vanished. */
    Optional<Object> stamp(String name);

    /**
     * The text of a file.
     *
     * @param longest in bytes
     * @throws IOException whose message says why it is not read
     */
    default String text(String name, int longest) throws IOException {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(bytes(name, longest));
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException notText) {
            throw new IOException("this is not UTF-8 text; save it as UTF-8", notText);
        }
    }

    /**
     * The content of a file.
     *
     * @param longest in bytes
     * @throws IOException whose message says why it is not read
     */
    byte[] bytes(String name, int longest) throws IOException;

    /** Whether this is a file that may be read. */
    boolean has(String name);
}
