package flipscope.lesson.read;

import flipscope.lesson.LessonPicture;
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
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A directory that may change at any time. Nothing outside it is read, even through links. */
final class DirectoryFolder implements Folder {
    private static final int LONGEST_LESSON = 1 << 20;
    private static final int LONGEST_PICTURE = 8 << 20;

    /** A file that often lies beside lessons but is not one. */
    private static final String README = "README.md";

    private final Path directory;
    private final String end;

    DirectoryFolder(Path directory) {
        this(directory, END);
    }

    /**
     * @param end the file name extension of what is read
     */
    DirectoryFolder(Path directory, String end) {
        this.directory = directory;
        this.end = end;
    }

    @Override
    public Map<String, Object> files() {
        Map<String, Object> files = new TreeMap<>();
        for (String name : names(directory)) {
            if (name.endsWith(end) && !name.equals(README)) {
                String slug = name.substring(0, name.length() - end.length());
                stamp(directory.resolve(name)).ifPresent(stamp -> files.put(slug, stamp));
            }
        }
        return files;
    }

    @Override
    public Map<String, String> strays() {
        Map<String, String> strays = new TreeMap<>();
        for (String name : names(directory)) {
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
        return names(directory.resolve(folder)).stream()
                .anyMatch(name -> name.endsWith(END) || isOtherMarkdown(name));
    }

    /** The modification time and length; empty if the file has just vanished. */
    private static Optional<Object> stamp(Path file) {
        try {
            BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
            return Optional.of(List.of(now.lastModifiedTime(), now.size()));
        } catch (IOException vanished) {
            // A broken link is still there to be reported.
            return Files.isSymbolicLink(file) ? Optional.of("link") : Optional.empty();
        }
    }

    /** The names of what is in a folder; none if it is missing or cannot be read. */
    private static List<String> names(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException notThere) {
            return List.of();
        }
    }

    @Override
    public String read(String slug) {
        try {
            Path path = directory.resolve(slug + end);
            if (!isInside(path)) {
                throw new Mistake("this link leads out of the lessons folder");
            }
            return text(bytes(path, LONGEST_LESSON));
        } catch (NoSuchFileException vanished) {
            throw new Mistake("the file no longer exists");
        } catch (CharacterCodingException notText) {
            throw new Mistake("this is not UTF-8 text; save it as UTF-8");
        } catch (IOException unreadable) {
            throw new Mistake("the file cannot be read");
        }
    }

    /** Whether the file itself lies in this directory, not just a link to it. */
    private boolean isInside(Path path) throws IOException {
        return path.toRealPath().startsWith(directory.toRealPath());
    }

    /** Reads at most {@code longest} bytes, even if the file has grown since it was checked. */
    private static byte[] bytes(Path path, int longest) throws IOException {
        if (!Files.isRegularFile(path)) {
            throw new Mistake("this is not a file");
        }
        try (InputStream in = Files.newInputStream(path)) {
            byte[] bytes = in.readNBytes(longest + 1);
            if (bytes.length > longest) {
                throw new Mistake("the file is longer than " + (longest >> 20) + " MB");
            }
            return bytes;
        }
    }

    private static String text(byte[] bytes) throws CharacterCodingException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }

    @Override
    public Set<String> pictures() {
        return names(directory.resolve(PICTURES)).stream()
                .filter(this::isPicture)
                .collect(Collectors.toSet());
    }

    private Path pathOfPicture(String name) {
        return directory.resolve(PICTURES).resolve(name);
    }

    private boolean isPicture(String name) {
        try {
            Path file = pathOfPicture(name);
            return LessonPicture.type(name).isPresent()
                    && Files.isRegularFile(file)
                    && isInside(file);
        } catch (IOException unreadable) {
            return false;
        }
    }

    @Override
    public Optional<LessonPicture> picture(String name) {
        try {
            return pictures().contains(name)
                    ? Optional.of(
                            new LessonPicture(
                                    LessonPicture.type(name).orElseThrow(),
                                    bytes(pathOfPicture(name), LONGEST_PICTURE)))
                    : Optional.empty();
        } catch (IOException | Mistake unreadable) {
            return Optional.empty();
        }
    }
}
