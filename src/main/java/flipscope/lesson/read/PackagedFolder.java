package flipscope.lesson.read;

import flipscope.lesson.Picture;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The lessons that come with the program, packaged beside its classes. They never change. */
final class PackagedFolder implements Folder {
    private static final String ROOT = "lessons";

    private final Map<String, String> texts = new TreeMap<>();
    private final Map<String, Picture> pictures = new HashMap<>();

    private PackagedFolder() {}

    /** Reads all of it. */
    static PackagedFolder load() {
        PackagedFolder folder = new PackagedFolder();
        URL root = PackagedFolder.class.getClassLoader().getResource(ROOT);
        try {
            if (root != null) {
                folder.load(root.toURI());
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(root.toString(), e);
        }
    }

    private void load(URI root) throws IOException {
        if (!root.getScheme().equals("jar")) {
            load(Path.of(root));
            return;
        }
        try (FileSystem jar = FileSystems.newFileSystem(root, Map.of())) {
            load(jar.getPath(ROOT));
        }
    }

    private void load(Path root) throws IOException {
        for (Path file : list(root)) {
            String name = file.getFileName().toString();
            if (name.endsWith(END)) {
                texts.put(name, Files.readString(file, StandardCharsets.UTF_8));
            }
        }
        for (Path file : list(root.resolve(PICTURES))) {
            String name = file.getFileName().toString();
            byte[] bytes = Files.readAllBytes(file);
            PictureType.of(name).ifPresent(type -> pictures.put(name, new Picture(type, bytes)));
        }
    }

    private static List<Path> list(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Override
    public Map<String, Object> files() {
        return Map.copyOf(texts);
    }

    @Override
    public String read(String file) {
        return texts.get(file);
    }

    @Override
    public Set<String> pictures() {
        return pictures.keySet();
    }

    @Override
    public Optional<Picture> picture(String name) {
        return Optional.ofNullable(pictures.get(name));
    }
}
