package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.Technique;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.LessonSummary;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The lessons of one folder. Only files that changed since the last call are read again. */
final class FolderLessons {
    static final String SLUG = "[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?";
    private static final Logger LOG = LoggerFactory.getLogger(FolderLessons.class);
    private static final String UNEXPECTED =
            "the lesson cannot be shown because of a mistake in this program; see its log";
    private static final Comparator<LessonSummary> BY_ORDER =
            Comparator.comparingInt(LessonSummary::order).thenComparing(LessonSummary::slug);

    private final Folder folder;
    private final LessonTechniques techniques;
    private final Optional<FolderLessons> other;
    private Seen seen = new Seen(Map.of(), Set.of(), Outlines.NONE, List.of());

    /** As far as they have been asked for. */
    private final Map<Copy, Lesson> read = new HashMap<>();

    /**
     * Everything the lessons depend on; as long as it is equal, so are they.
     *
     * @param copies the files by their names
     * @param pictures the names of the pictures
     * @param others the outlines of the other shelf
     * @param own the algorithms of a folder
     */
    private record Seen(
            Map<String, Copy> copies, Set<String> pictures, Outlines others, List<Technique> own) {
        /** Those of the other shelf and of these; of two with the same name the other's. */
        Outlines outlines() {
            Map<String, Outline> all = new HashMap<>(others.bySlug());
            copies.forEach((slug, copy) -> all.putIfAbsent(slug, copy.outline()));
            return new Outlines(all);
        }
    }

    /**
     * A file as last read.
     *
     * @param stamp changes when the file does
     * @param manuscript parses the text anew, since a manuscript can be used only once
     * @param outline what other lessons need to know about it
     */
    private record Copy(
            Object stamp,
            Supplier<ParsedLesson> manuscript,
            Outline outline,
            LessonSummary summary) {
        static Copy of(String slug, Object stamp, Supplier<ParsedLesson> manuscript) {
            ParsedLesson first = manuscript.get();
            return new Copy(stamp, manuscript, first.outline(), first.summary(slug));
        }
    }

    /**
     * @param other another shelf, to whose lessons these may refer too
     */
    FolderLessons(Folder folder, LessonTechniques techniques, Optional<FolderLessons> other) {
        this.folder = folder;
        this.techniques = techniques;
        this.other = other;
    }

    Folder folder() {
        return folder;
    }

    /** The current lessons in order. */
    synchronized List<Lesson> lessons() {
        return summaries().stream()
                .map(each -> read.computeIfAbsent(seen.copies().get(each.slug()), this::read))
                .toList();
    }

    /** What they say of themselves, in the same order: for this they need not be read. */
    synchronized List<LessonSummary> summaries() {
        look();
        return seen.copies().values().stream().map(Copy::summary).sorted(BY_ORDER).toList();
    }

    private synchronized Outlines outlines() {
        look();
        return seen.outlines();
    }

    private void look() {
        Seen now =
                new Seen(
                        copies(),
                        Set.copyOf(folder.pictures()),
                        other.map(FolderLessons::outlines).orElse(Outlines.NONE),
                        techniques.catalogue().own());
        if (!now.equals(seen)) {
            boolean alone =
                    now.pictures().equals(seen.pictures())
                            && now.own().equals(seen.own())
                            && now.outlines().equals(seen.outlines());
            read.keySet().retainAll(alone ? now.copies().values() : Set.of());
            seen = now;
        }
    }

    private Map<String, Copy> copies() {
        Map<String, Copy> all = new TreeMap<>();
        folder.files()
                .forEach(
                        (slug, stamp) -> {
                            Copy known = seen.copies().get(slug);
                            boolean same = known != null && known.stamp().equals(stamp);
                            all.put(slug, same ? known : copy(slug, stamp));
                        });
        return all;
    }

    private Copy copy(String slug, Object stamp) {
        try {
            if (!slug.matches(SLUG)) {
                throw new Mistake(
                        "the file's name must be lower-case letters, digits and hyphens, then .md");
            }
            String text = folder.read(slug);
            return Copy.of(slug, stamp, () -> ParsedLesson.of(text));
        } catch (Mistake wrong) {
            return Copy.of(slug, stamp, () -> ParsedLesson.unreadable(wrong.getMessage()));
        }
    }

    private Lesson read(Copy copy) {
        String slug = copy.summary().slug();
        Lesson lesson = readApart(slug, copy.manuscript());
        return seen.others().find(slug).isEmpty() ? lesson : lesson.with(taken(slug));
    }

    private static LessonProblem taken(String slug) {
        String message =
                "the course already has a lesson %s, which is shown instead; rename this file";
        return new LessonProblem(1, message.formatted(quoted(slug)));
    }

    /** Reads one lesson in isolation: whatever goes wrong, the others are unaffected. */
    private Lesson readApart(String slug, Supplier<ParsedLesson> manuscript) {
        try {
            return read(slug, manuscript.get());
        } catch (RuntimeException | StackOverflowError ours) {
            LOG.error("lesson {} cannot be read", slug, ours);
            return read(slug, ParsedLesson.unreadable(UNEXPECTED));
        }
    }

    private Lesson read(String slug, ParsedLesson manuscript) {
        return new LessonReader(slug, manuscript, seen.outlines(), folder, techniques).read();
    }
}
