package flipscope.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A directory on this machine. Nothing outside it is read, even through links. */
public record Directory(Path path) implements OpenFolder {
    @Override
    public OpenFolder below(String name) {
        return new Directory(path.resolve(name));
    }

    @Override
    public List<String> names() {
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException notThere) {
            return List.of();
        }
    }

    /** The modification time and length. */
    @Override
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

    /** Even if it has grown since it was looked at. */
    @Override
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

    @Override
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
