package flipscope.lesson.read;

import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPicture;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.LessonSummary;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The lessons of one folder. Only files that changed since the last call are read again. */
final class FolderLessons {
    static final String SLUG = "[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?";

    private static final Logger LOG = LoggerFactory.getLogger(FolderLessons.class);

    private static final Outlines NO_OUTLINES = new Outlines(Map.of());

    private static final String UNEXPECTED =
            "the lesson cannot be shown because of a mistake in this program; see its log";

    private final Folder folder;
    private final LessonTechniques techniques;
    private final Optional<FolderLessons> other;

    private Files now = Files.UNSEEN;

    /** What the lessons were read from. */
    private Files read = Files.UNSEEN;

    private Map<String, Lesson> lessons = Map.of();
    private List<Lesson> inOrder = List.of();

    /**
     * Everything the lessons depend on; as long as it is equal, so are they.
     *
     * @param stamps the files with their stamps
     * @param pictures the names of the pictures
     * @param others the outlines of the other shelf
     */
    private record Seen(Map<String, Object> stamps, Set<String> pictures, Outlines others) {
        static final Seen NOTHING = new Seen(Map.of(), Set.of(), NO_OUTLINES);
    }

    /**
     * A file as last read.
     *
     * @param stamp changes when the file does
     * @param text the content; empty if it cannot be read
     * @param problem why it cannot be read
     * @param outline what other lessons need to know about it
     */
    private record Copy(
            Object stamp,
            Optional<String> text,
            String problem,
            Outline outline,
            LessonSummary summary) {
        static Copy of(String slug, Object stamp, String text) {
            ParsedLesson manuscript = ParsedLesson.of(text);
            return new Copy(
                    stamp, Optional.of(text), "", manuscript.outline(), manuscript.summary(slug));
        }

        static Copy unreadable(String slug, Object stamp, String problem) {
            LessonSummary summary = LessonSummary.unreadable(slug);
            return new Copy(stamp, Optional.empty(), problem, Outline.NOTHING, summary);
        }
    }

    /**
     * The files as last seen.
     *
     * @param seen nothing if nobody has looked
     * @param summaries in order; the same list until something changes
     */
    private record Files(
            Seen seen, Map<String, Copy> copies, Outlines outlines, List<LessonSummary> summaries) {
        static final Files UNSEEN = new Files(Seen.NOTHING, Map.of(), NO_OUTLINES, List.of());

        /** Whether what was read from these can be kept while its own file is the same. */
        boolean suits(Files later) {
            return seen.pictures().equals(later.seen.pictures()) && outlines.equals(later.outlines);
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
    @SuppressWarnings("ReferenceEquality") // another state of the folder is another object
    synchronized List<Lesson> lessons() {
        look();
        if (read != now) {
            readAgain();
        }
        return inOrder;
    }

    /** What they say of themselves, in the same order: for this they need not be read. */
    synchronized List<LessonSummary> summaries() {
        look();
        return now.summaries();
    }

    private synchronized Outlines outlines() {
        look();
        return now.outlines();
    }

    private void look() {
        Seen seen =
                new Seen(
                        folder.files(),
                        Set.copyOf(folder.pictures()),
                        other.map(FolderLessons::outlines).orElse(NO_OUTLINES));
        if (!seen.equals(now.seen())) {
            Map<String, Copy> copies = copies(seen.stamps());
            now = new Files(seen, copies, outlinesOf(copies, seen.others()), summaries(copies));
        }
    }

    private static List<LessonSummary> summaries(Map<String, Copy> copies) {
        return copies.values().stream()
                .map(Copy::summary)
                .sorted(
                        Comparator.comparingInt(LessonSummary::order)
                                .thenComparing(LessonSummary::slug))
                .toList();
    }

    private void readAgain() {
        boolean alone = read.suits(now);
        Map<String, Lesson> fresh = new TreeMap<>();
        now.copies()
                .forEach(
                        (file, copy) -> {
                            boolean same = alone && copy.equals(read.copies().get(file));
                            fresh.put(file, same ? lessons.get(file) : read(file, copy));
                        });
        read = now;
        lessons = fresh;
        inOrder =
                now.summaries().stream().map(each -> fresh.get(each.slug() + Folder.END)).toList();
    }

    private Map<String, Copy> copies(Map<String, Object> stamps) {
        Map<String, Copy> all = new TreeMap<>();
        stamps.forEach(
                (file, stamp) -> {
                    Copy known = now.copies().get(file);
                    boolean same = known != null && known.stamp().equals(stamp);
                    all.put(file, same ? known : copy(file, stamp));
                });
        return all;
    }

    private Copy copy(String file, Object stamp) {
        String slug = slug(file);
        if (!slug.matches(SLUG)) {
            return Copy.unreadable(
                    slug,
                    stamp,
                    "the file's name must be lower-case letters, digits and hyphens, then .md");
        }
        try {
            return Copy.of(slug, stamp, folder.read(file));
        } catch (Mistake wrong) {
            return Copy.unreadable(slug, stamp, wrong.getMessage());
        }
    }

    private Outlines outlinesOf(Map<String, Copy> files, Outlines others) {
        Map<String, Outline> all = new HashMap<>(others.bySlug());
        files.forEach((file, copy) -> all.putIfAbsent(slug(file), copy.outline()));
        return new Outlines(all);
    }

    private Lesson read(String file, Copy copy) {
        String slug = slug(file);
        Lesson lesson =
                copy.text()
                        .map(text -> readApart(slug, text, now.outlines()))
                        .orElseGet(() -> LessonReader.unreadable(slug, copy.problem()));
        return now.seen().others().find(slug).isEmpty() ? lesson : lesson.with(taken(slug));
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
        } catch (RuntimeException | StackOverflowError ours) {
            LOG.error("lesson {} cannot be read", slug, ours);
            return LessonReader.unreadable(slug, UNEXPECTED);
        }
    }

    private static String slug(String file) {
        return file.substring(0, file.length() - Folder.END.length());
    }
}
