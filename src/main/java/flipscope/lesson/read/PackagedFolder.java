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
    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, LessonPicture> pictures = new HashMap<>();

    PackagedFolder() {
        this("lessons", END);
    }

    /**
     * @param folder where it stands on the class path
     * @param end the file name extension of what is read
     */
    PackagedFolder(String folder, String end) {
        ClasspathFiles.below(folder).forEach((path, bytes) -> add(path, bytes, end));
    }

    private void add(String path, byte[] bytes, String end) {
        if (path.startsWith(PICTURES + "/")) {
            String name = path.substring(PICTURES.length() + 1);
            LessonPicture.type(name)
                    .ifPresent(type -> pictures.put(name, new LessonPicture(type, bytes)));
        } else if (path.endsWith(end) && !path.contains("/")) {
            String slug = path.substring(0, path.length() - end.length());
            texts.put(slug, new String(bytes, StandardCharsets.UTF_8));
        }
    }

    @Override
    public Map<String, Object> files() {
        return Map.copyOf(texts);
    }

    @Override
    public String read(String slug) {
        return texts.get(slug);
    }

    @Override
    public Set<String> pictures() {
        return pictures.keySet();
    }

    @Override
    public Optional<LessonPicture> picture(String name) {
        return Optional.ofNullable(pictures.get(name));
    }
}
