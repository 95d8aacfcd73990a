package flipscope.lesson.read;

import flipscope.catalogue.ClasspathFiles;
import flipscope.lesson.LessonPicture;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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
        Map<String, String> texts = new HashMap<>();
        Map<String, LessonPicture> pictures = new HashMap<>();
        ClasspathFiles.below(ROOT)
                .forEach(
                        (path, bytes) -> {
                            String name = path.substring(path.lastIndexOf('/') + 1);
                            if (path.equals(PICTURES + "/" + name)) {
                                PictureType.of(name)
                                        .map(type -> new LessonPicture(type, bytes))
                                        .ifPresent(picture -> pictures.put(name, picture));
                            } else if (path.equals(name) && name.endsWith(END)) {
                                texts.put(name, new String(bytes, StandardCharsets.UTF_8));
                            }
                        });
        return new PackagedFolder(texts, pictures);
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
