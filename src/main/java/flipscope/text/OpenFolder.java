package flipscope.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A directory that may change at any time. Nothing outside it is read, even through links. */
public record OpenFolder(Path path) {

    /** The names of what is in it, sorted; none if it is missing or cannot be read. */
    public List<String> names() {
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException notThere) {
            return List.of();
        }
    }

    /** The modification time and length of a file; empty if it has just vanished. */
    public Optional<Object> stamp(String name) {
        Path file = path.resolve(name);
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(List.of(now.lastModifiedTime(), now.size()));
        } catch (IOException vanished) {
            // A broken link is still there to be reported.
            return Files.isSymbolicLink(file) ? Optional.of("link") : Optional.empty();
        }
    }

    /**
     * The text of a file.
     *
     * @param longest in bytes
     * @throws IOException whose message says why it is not read
     */
    public String text(String name, int longest) throws IOException {
        try {
            ByteBuffer bytes = ByteBuffer.wrap(bytes(name, longest));
            return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
        } catch (CharacterCodingException notText) {
            throw new IOException("this is not UTF-8 text; save it as UTF-8", notText);
        }
    }

    /**
     * The content of a file, even if it has grown since it was looked at.
     *
     * @param longest in bytes
     * @throws IOException whose message says why it is not read
     */
    public byte[] bytes(String name, int longest) throws IOException {
        refuseOthers(name);
        try (InputStream in = Files.newInputStream(path.resolve(name))) {
            byte[] bytes = in.readNBytes(longest + 1);
            if (bytes.length > longest) {
                String most = longest >> 20 > 0 ? (longest >> 20) + " MB" : longest + " bytes";
                throw new IOException("the file is longer than " + most);
            }
            return bytes;
        }
    }

    /** Whether this is a file that may be read. */
    public boolean has(String name) {
        try {
            refuseOthers(name);
            return true;
        } catch (IOException unreadable) {
            return false;
        }
    }

    private void refuseOthers(String name) throws IOException {
        Path file = path.resolve(name);
        try {
            if (!file.toRealPath().startsWith(path.toRealPath())) {
                throw new IOException("this link leads out of the folder");
            }
        } catch (NoSuchFileException vanished) {
            throw new IOException("the file no longer exists", vanished);
        }
        if (!Files.isRegularFile(file)) {
            throw new IOException("this is not a file");
        }
        if (!Files.isReadable(file)) {
            throw new IOException("the file cannot be read");
        }
    }
}
