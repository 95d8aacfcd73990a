package flipscope.lesson.read;

import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPicture;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.read.Folder.Unreadable;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The lessons of one folder. Only files that changed since the last call are read again. */
final class FolderLessons {
    static final String SLUG = "[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?";

    private static final Logger LOG = LoggerFactory.getLogger(FolderLessons.class);

    private static final Outlines NO_OUTLINES = new Outlines(Map.of());

    private static final String UNEXPECTED =
            "the lesson cannot be shown because of a mistake in this program; see its log";

    private static final Pattern ORDER = Pattern.compile("(?m)^order: *(\\d{1,9})\\s*$");

    private final Folder folder;
    private final LessonTechniques techniques;
    private final Optional<FolderLessons> other;

    private Seen seen;
    private Map<String, Copy> copies = Map.of();
    private Outlines outlines = NO_OUTLINES;
    private Map<String, Lesson> lessons = Map.of();
    private List<Lesson> inOrder = List.of();

    /**
     * Everything the lessons depend on; as long as it is equal, so are they.
     *
     * @param stamps the files with their stamps
     * @param pictures the names of the pictures
     * @param others the outlines of the other shelf
     */
    private record Seen(Map<String, Object> stamps, Set<String> pictures, Outlines others) {}

    /**
     * A file as last read.
     *
     * @param stamp changes when the file does
     * @param text the content; null if it cannot be read
     * @param problem why it cannot be read
     * @param outline what other lessons need to know about it
     */
    private record Copy(Object stamp, String text, String problem, Outline outline) {
        static Copy of(Object stamp, String text) {
            return new Copy(stamp, text, "", Outline.of(text));
        }

        static Copy unreadable(Object stamp, String problem) {
            return new Copy(stamp, null, problem, Outline.NOTHING);
        }
    }

    private FolderLessons(
            Folder folder, LessonTechniques techniques, Optional<FolderLessons> other) {
        this.folder = folder;
        this.techniques = techniques;
        this.other = other;
    }

    /** Lessons that refer only to each other. */
    static FolderLessons of(Folder folder, LessonTechniques techniques) {
        return new FolderLessons(folder, techniques, Optional.empty());
    }

    /** Lessons that may also refer to those of another shelf. */
    static FolderLessons beside(FolderLessons other, Folder folder, LessonTechniques techniques) {
        return new FolderLessons(folder, techniques, Optional.of(other));
    }

    Optional<LessonPicture> picture(String name) {
        return folder.picture(name);
    }

    Map<String, String> strays() {
        return folder.strays();
    }

    /** The current lessons in order; the same list object until something changes. */
    synchronized List<Lesson> lessons() {
        refresh();
        return inOrder;
    }

    /** The slug of the first lesson, by the line that says so: the lessons need not be read. */
    Optional<String> first() {
        return folder.files().keySet().stream()
                .min(Comparator.comparingInt(this::order).thenComparing(FolderLessons::slug))
                .map(FolderLessons::slug);
    }

    private int order(String file) {
        try {
            return ORDER.matcher(folder.read(file))
                    .results()
                    .findFirst()
                    .map(line -> Integer.valueOf(line.group(1)))
                    .orElse(Integer.MAX_VALUE);
        } catch (Unreadable wrong) {
            return Integer.MAX_VALUE;
        }
    }

    private synchronized Outlines outlines() {
        refresh();
        return outlines;
    }

    private void refresh() {
        Seen now =
                new Seen(
                        folder.files(),
                        Set.copyOf(folder.pictures()),
                        other.map(FolderLessons::outlines).orElse(NO_OUTLINES));
        if (!now.equals(seen)) {
            readAgain(now);
        }
    }

    private void readAgain(Seen now) {
        Map<String, Copy> copiesNow = copiesNow(now.stamps());
        Outlines outlinesNow = outlinesOf(copiesNow, now.others());
        boolean alone =
                seen != null
                        && now.pictures().equals(seen.pictures())
                        && outlinesNow.equals(outlines);
        Map<String, Lesson> read = new TreeMap<>();
        copiesNow.forEach(
                (file, copy) -> {
                    boolean same = alone && copy.equals(copies.get(file));
                    read.put(file, same ? lessons.get(file) : read(file, copy, now, outlinesNow));
                });
        seen = now;
        copies = copiesNow;
        outlines = outlinesNow;
        lessons = read;
        inOrder =
                read.values().stream()
                        .sorted(
                                Comparator.comparingInt((Lesson each) -> each.front().order())
                                        .thenComparing(Lesson::slug))
                        .toList();
    }

    private Map<String, Copy> copiesNow(Map<String, Object> stamps) {
        Map<String, Copy> now = new TreeMap<>();
        stamps.forEach(
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
                    stamp,
                    "the file's name must be lower-case letters, digits and hyphens, then .md");
        }
        try {
            return Copy.of(stamp, folder.read(file));
        } catch (Unreadable wrong) {
            return Copy.unreadable(stamp, wrong.getMessage());
        }
    }

    private Outlines outlinesOf(Map<String, Copy> files, Outlines others) {
        Map<String, Outline> all = new HashMap<>(others.bySlug());
        files.forEach((file, copy) -> all.putIfAbsent(slug(file), copy.outline()));
        return new Outlines(all);
    }

    private Lesson read(String file, Copy copy, Seen now, Outlines all) {
        String slug = slug(file);
        Lesson lesson =
                copy.text() == null
                        ? LessonReader.unreadable(slug, copy.problem())
                        : readApart(slug, copy.text(), all);
        return now.others().find(slug).isEmpty() ? lesson : lesson.with(taken(slug));
    }

    private static LessonProblem taken(String slug) {
        String message =
                "the course already has a lesson %s, which is shown instead; rename this file";
        return new LessonProblem(1, message.formatted(Problems.quoted(slug)));
    }

    /** Reads one lesson in isolation: whatever goes wrong, the others are unaffected. */
    private Lesson readApart(String slug, String text, Outlines others) {
        try {
            return LessonReader.read(slug, text, others, folder, techniques);
        } catch (RuntimeException ours) {
            LOG.error("lesson {} cannot be read", slug, ours);
            return LessonReader.unreadable(slug, UNEXPECTED);
        }
    }

    private static String slug(String file) {
        return file.substring(0, file.length() - Folder.END.length());
    }
}
