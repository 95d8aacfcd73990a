package flipscope.lesson.read;

import static java.util.Comparator.comparingInt;

import flipscope.catalogue.ClosestName;
import flipscope.catalogue.Technique;
import flipscope.judge.Task;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPicture;
import flipscope.lesson.LessonSummary;
import flipscope.text.OpenFolder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * All current lessons: the built-in ones, then an instructor's own. Safe for use by several
 * threads.
 */
public final class Library {
    /** The course's folder of pages apart. */
    private static final String APART = "apart";

    private final LessonTechniques techniques;
    private final boolean standsAlone;
    private final FolderLessons apart;
    private final FolderLessons builtIn;
    private final Optional<FolderLessons> own;

    private Library(LessonTechniques techniques, Optional<Folder> folder, boolean standsAlone) {
        this.techniques = techniques;
        this.standsAlone = standsAlone;
        Folder words = new PackagedFolder("lessons/" + APART, Folder.END);
        this.apart = new FolderLessons(words, techniques, Optional.empty());
        this.builtIn = new FolderLessons(new PackagedFolder(), techniques, Optional.of(apart));
        Optional<FolderLessons> beside = Optional.of(standsAlone ? apart : builtIn);
        this.own = folder.map(each -> new FolderLessons(each, techniques, beside));
    }

    /** Only the built-in lessons. */
    public static Library builtIn(LessonTechniques techniques) {
        return of(techniques, Optional.empty());
    }

    /**
     * The built-in lessons and those of an instructor's directory, which may change at any time.
     */
    public static Library of(LessonTechniques techniques, Optional<OpenFolder> folder) {
        return new Library(techniques, folder.map(OwnFolder::new), false);
    }

    /**
     * The lessons of a directory with the built-in ones, to check them; the course's own folder is
     * not another.
     */
    public static Library toCheck(OpenFolder directory, LessonTechniques techniques) {
        Folder folder = new OwnFolder(directory);
        boolean isCourse =
                folder.files().keySet().containsAll(new PackagedFolder().files().keySet());
        return new Library(techniques, Optional.of(folder), isCourse);
    }

    /** The lessons of a course that was read before, and those of a directory. */
    static Library of(Library course, OpenFolder directory) {
        return new Library(course, new OwnFolder(directory));
    }

    private Library(Library course, Folder folder) {
        this.techniques = course.techniques;
        this.standsAlone = false;
        this.apart = course.apart;
        this.builtIn = course.builtIn;
        this.own = Optional.of(new FolderLessons(folder, techniques, Optional.of(builtIn)));
    }

    /** What they are checked against. */
    public LessonTechniques techniques() {
        return techniques;
    }

    /** All lessons in course order. */
    public List<Lesson> all() {
        return together(FolderLessons::lessons, Lesson::slug);
    }

    /** What the same lessons say of themselves, in the same order, without reading them. */
    public List<LessonSummary> summaries() {
        return together(FolderLessons::summaries, LessonSummary::slug);
    }

    /** The lessons of both shelves; of two with the same name the built-in one. */
    private <T> List<T> together(Function<FolderLessons, List<T>> part, Function<T, String> slug) {
        Map<String, T> bySlug = new LinkedHashMap<>();
        Stream.concat(Stream.of(builtIn), own.stream())
                .flatMap(shelf -> part.apply(shelf).stream())
                .forEach(each -> bySlug.putIfAbsent(slug.apply(each), each));
        return List.copyOf(bySlug.values());
    }

    /** An instructor's readable lessons, in order. */
    public List<Lesson> own() {
        return own.map(FolderLessons::lessons).orElse(List.of());
    }

    /** Files in the instructor's folder that are not read, each with the reason. */
    public Map<String, String> strays() {
        Map<String, String> strays = new TreeMap<>();
        own.ifPresent(shelf -> strays.putAll(shelf.folder().strays()));
        if (standsAlone) {
            strays.remove(APART);
        }
        return strays;
    }

    /** The files in an instructor's folder that are not shown, each with the reason. */
    public Map<String, String> hidden() {
        Map<String, String> hidden = new TreeMap<>(strays());
        own().stream()
                .filter(each -> !isOwn(each))
                .forEach(
                        each ->
                                hidden.put(
                                        each.slug() + Folder.END,
                                        each.problems().get(0).message()));
        return hidden;
    }

    /** Whether a lesson is one of an instructor's own. */
    public boolean isOwn(Lesson lesson) {
        return Stream.of(builtIn, apart)
                .flatMap(shelf -> shelf.lessons().stream())
                .noneMatch(each -> each.slug().equals(lesson.slug()));
    }

    /** A picture used by a lesson; empty if there is none of that name. */
    public Optional<LessonPicture> picture(Lesson lesson, String name) {
        FolderLessons shelf = isOwn(lesson) ? own.orElseThrow() : builtIn;
        return shelf.folder().picture(name);
    }

    /** A lesson, or a page apart from the course, such as that of its words. */
    public Optional<Lesson> find(String slug) {
        return Stream.concat(all().stream(), apart.lessons().stream())
                .filter(lesson -> lesson.slug().equals(slug))
                .findFirst();
    }

    /** The slug most similar to a mistyped one, if any. */
    public Optional<String> nearest(String slug) {
        return ClosestName.nearest(slug, all().stream().map(Lesson::slug).toList());
    }

    /**
     * The lesson of the course that steps an algorithm most often, or else draws it, asks about it
     * or compares it most often; of several the first.
     */
    public Optional<LessonSummary> teaching(Technique technique) {
        return most(LessonSummary::stepped, technique.id())
                .or(() -> most(LessonSummary::shown, technique.id()));
    }

    /** The first lesson that sets a task. */
    public Optional<LessonSummary> setting(Task task) {
        return most(LessonSummary::tasks, task.name());
    }

    private Optional<LessonSummary> most(Function<LessonSummary, List<String>> part, String name) {
        return summaries().stream()
                .filter(each -> part.apply(each).contains(name))
                .max(comparingInt(each -> Collections.frequency(part.apply(each), name)));
    }

    /** The lesson after this one. */
    public Optional<Lesson> next(Lesson lesson) {
        return all().stream()
                .dropWhile(each -> !each.slug().equals(lesson.slug()))
                .skip(1)
                .findFirst();
    }
}
