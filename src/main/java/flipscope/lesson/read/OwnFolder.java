package flipscope.lesson.read;

import flipscope.lesson.LessonPicture;
import flipscope.text.OpenFolder;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Lessons in a directory that may change at any time. */
final class OwnFolder implements Folder {
    private static final int LONGEST_LESSON = 1 << 20;
    private static final int LONGEST_PICTURE = 8 << 20;

    /** A file that often lies beside lessons but is not one. */
    private static final String README = "README.md";

    private final OpenFolder directory;
    private final String end;

    OwnFolder(OpenFolder directory) {
        this(directory, END);
    }

    /**
     * @param end the file name extension of what is read
     */
    OwnFolder(OpenFolder directory, String end) {
        this.directory = directory;
        this.end = end;
    }

    @Override
    public Map<String, Object> files() {
        Map<String, Object> files = new TreeMap<>();
        for (String name : directory.names()) {
            if (name.endsWith(end) && !name.equals(README)) {
                String slug = name.substring(0, name.length() - end.length());
                directory.stamp(name).ifPresent(stamp -> files.put(slug, stamp));
            }
        }
        return files;
    }

    @Override
    public Map<String, String> strays() {
        Map<String, String> strays = new TreeMap<>();
        if (!end.equals(END)) {
            directory.names().stream()
                    .filter(name -> name.matches("(?i).*\\.ya?ml") && !name.endsWith(end))
                    .forEach(name -> strays.put(name, "its name must end in " + end));
            return strays;
        }
        for (String name : directory.names()) {
            if (isOtherMarkdown(name)) {
                strays.put(name, "the name of a lesson file must end in " + END);
            } else if (!name.startsWith(".") && !name.endsWith(END) && hasLessons(name)) {
                strays.put(name, "lessons in a subfolder are not read; move them up");
            }
        }
        return strays;
    }

    private static boolean isOtherMarkdown(String name) {
        return name.matches("(?i).*\\.(md|mdown|mkd|markdown)") && !name.endsWith(END);
    }

    private boolean hasLessons(String folder) {
        return namesIn(folder).stream()
                .anyMatch(name -> name.endsWith(END) || isOtherMarkdown(name));
    }

    private List<String> namesIn(String folder) {
        return directory.below(folder).names();
    }

    @Override
    public String read(String slug) {
        try {
            return directory.text(slug + end, LONGEST_LESSON);
        } catch (IOException wrong) {
            throw new Mistake(wrong.getMessage());
        }
    }

    @Override
    public Set<String> pictures() {
        return namesIn(PICTURES).stream()
                .filter(name -> LessonPicture.type(name).isPresent())
                .filter(name -> directory.has(PICTURES + "/" + name))
                .collect(Collectors.toSet());
    }

    @Override
    public Optional<LessonPicture> picture(String name) {
        try {
            return pictures().contains(name)
                    ? Optional.of(
                            new LessonPicture(
                                    LessonPicture.type(name).orElseThrow(),
                                    directory.bytes(PICTURES + "/" + name, LONGEST_PICTURE)))
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
