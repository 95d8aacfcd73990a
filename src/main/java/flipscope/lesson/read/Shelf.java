package flipscope.lesson.read;

import flipscope.lesson.Lesson;
import flipscope.lesson.Picture;
import flipscope.lesson.read.Folder.Unreadable;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The lessons of one folder. What has changed there since they were asked for last is read again,
 * and nothing else.
 */
final class Shelf {
    static final String SLUG = "[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?";

    private static final Logger LOG = LoggerFactory.getLogger(Shelf.class);

    private static final String UNEXPECTED =
            "the lesson cannot be shown, through a mistake of this program; its log says which";

    private final Folder folder;
    private final Lab lab;
    private final Optional<Shelf> other;

    private Map<String, Copy> copies = Map.of();
    private Set<String> pictures = Set.of();
    private Outlines outlines = new Outlines(Map.of());
    private Map<String, Lesson> lessons = Map.of();

    /**
     * A file as it was when it was read last.
     *
     * @param stamp what changes when the file does
     * @param text what it says; null if it cannot be read
     * @param problem why it cannot be read
     * @param outline what other lessons have to know of it
     */
    private record Copy(Object stamp, String text, String problem, Outline outline) {
        static Copy of(Object stamp, String text) {
            return new Copy(stamp, text, "", Outline.of(text));
        }

        static Copy unreadable(Object stamp, String problem) {
            return new Copy(stamp, null, problem, Outline.NOTHING);
        }
    }

    private Shelf(Folder folder, Lab lab, Optional<Shelf> other) {
        this.folder = folder;
        this.lab = lab;
        this.other = other;
    }

    /** Lessons that refer to one another only. */
    static Shelf of(Folder folder, Lab lab) {
        return new Shelf(folder, lab, Optional.empty());
    }

    /** Lessons that may also refer to those of another shelf. */
    static Shelf beside(Shelf other, Folder folder, Lab lab) {
        return new Shelf(folder, lab, Optional.of(other));
    }

    Optional<Picture> picture(String name) {
        return folder.picture(name);
    }

    /** The lessons as they are now, in their order. */
    synchronized List<Lesson> lessons() {
        refresh();
        return lessons.values().stream()
                .sorted(
                        Comparator.comparingInt((Lesson each) -> each.front().order())
                                .thenComparing(Lesson::slug))
                .toList();
    }

    private synchronized Outlines outlines() {
        refresh();
        return outlines;
    }

    private void refresh() {
        Map<String, Copy> now = copiesNow();
        Set<String> picturesNow = Set.copyOf(folder.pictures());
        Outlines outlinesNow = outlinesOf(now);
        boolean alone = picturesNow.equals(pictures) && outlinesNow.equals(outlines);
        if (alone && now.equals(copies)) {
            return;
        }
        Map<String, Lesson> read = new TreeMap<>();
        now.forEach(
                (file, copy) -> {
                    boolean same = alone && copy.equals(copies.get(file));
                    read.put(file, same ? lessons.get(file) : read(file, copy, outlinesNow));
                });
        copies = now;
        pictures = picturesNow;
        outlines = outlinesNow;
        lessons = read;
    }

    private Map<String, Copy> copiesNow() {
        Map<String, Copy> now = new TreeMap<>();
        folder.files()
                .forEach(
                        (file, stamp) -> {
                            Copy known = copies.get(file);
                            boolean same = known != null && known.stamp().equals(stamp);
                            now.put(file, same ? known : copy(file, stamp));
                        });
        return now;
    }

    private Copy copy(String file, Object stamp) {
        if (!slug(file).matches(SLUG)) {
            return Copy.unreadable(
                    stamp, "the file's name has lower-case letters, digits and hyphens, then .md");
        }
        try {
            return Copy.of(stamp, folder.read(file));
        } catch (Unreadable wrong) {
            return Copy.unreadable(stamp, wrong.getMessage());
        }
    }

    private Outlines outlinesOf(Map<String, Copy> files) {
        Map<String, Outline> all = new HashMap<>();
        other.ifPresent(shelf -> all.putAll(shelf.outlines().bySlug()));
        files.forEach((file, copy) -> all.put(slug(file), copy.outline()));
        return new Outlines(all);
    }

    private Lesson read(String file, Copy copy, Outlines others) {
        String slug = slug(file);
        return copy.text() == null
                ? LessonReader.unreadable(slug, copy.problem())
                : readApart(slug, copy.text(), others);
    }

    /** Whatever goes wrong with one lesson, the others stay as they are. */
    private Lesson readApart(String slug, String text, Outlines others) {
        try {
            return LessonReader.read(slug, text, others, folder, lab);
        } catch (RuntimeException ours) {
            LOG.error("lesson {} cannot be read", slug, ours);
            return LessonReader.unreadable(slug, UNEXPECTED);
        }
    }

    private static String slug(String file) {
        return file.substring(0, file.length() - Folder.END.length());
    }
}
