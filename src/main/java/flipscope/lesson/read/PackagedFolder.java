package flipscope.lesson.read;

import flipscope.catalogue.ClasspathFiles;
import flipscope.lesson.LessonPicture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The lessons packaged with the program. They never change. */
final class PackagedFolder implements Folder {
    private static final String ROOT = "lessons";

    private final Map<String, String> texts;
    private final Map<String, LessonPicture> pictures;
    private final Set<String> names;

    private PackagedFolder(Map<String, String> texts, Map<String, LessonPicture> pictures) {
        this.texts = Map.copyOf(texts);
        this.pictures = Map.copyOf(pictures);
        this.names = Set.copyOf(pictures.keySet());
    }

    static PackagedFolder load() {
        return ClasspathFiles.read(ROOT, PackagedFolder::of)
                .orElseGet(() -> new PackagedFolder(Map.of(), Map.of()));
    }

    private static PackagedFolder of(Path root) throws IOException {
        Map<String, String> texts = new HashMap<>();
        for (Path file : list(root)) {
            String name = file.getFileName().toString();
            if (name.endsWith(END)) {
                texts.put(name, Files.readString(file, StandardCharsets.UTF_8));
            }
        }
        Map<String, LessonPicture> pictures = new HashMap<>();
        for (Path file : list(root.resolve(PICTURES))) {
            String name = file.getFileName().toString();
            byte[] bytes = Files.readAllBytes(file);
            PictureType.of(name)
                    .ifPresent(type -> pictures.put(name, new LessonPicture(type, bytes)));
        }
        return new PackagedFolder(texts, pictures);
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
        return names;
    }

    @Override
    public Optional<LessonPicture> picture(String name) {
        return Optional.ofNullable(pictures.get(name));
    }
}
