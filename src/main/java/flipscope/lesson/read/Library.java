package flipscope.lesson.read;

import flipscope.catalogue.ClosestName;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPicture;
import flipscope.lesson.LessonSummary;
import flipscope.lesson.Lessons;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** The built-in lessons together with an instructor's own. */
public final class Library implements Lessons {
    private final FolderLessons builtIn;
    private final Optional<FolderLessons> own;
    private volatile Together<Lesson> together = Together.nothing();
    private volatile Together<LessonSummary> summed = Together.nothing();

    private Library(FolderLessons builtIn, Optional<FolderLessons> own) {
        this.builtIn = builtIn;
        this.own = own;
    }

    /** Only the built-in lessons. */
    public static Library builtIn(LessonTechniques techniques) {
        return new Library(FolderLessons.of(PackagedFolder.load(), techniques), Optional.empty());
    }

    /** The built-in lessons and those of a directory, which may change at any time. */
    public static Library with(Path directory, LessonTechniques techniques) {
        Library builtIn = builtIn(techniques);
        FolderLessons own =
                FolderLessons.beside(builtIn.builtIn, new DirectoryFolder(directory), techniques);
        return new Library(builtIn.builtIn, Optional.of(own));
    }

    /** The same to check it; the course's own folder, which has all of its lessons, is no other. */
    public static Library toCheck(Path directory, LessonTechniques techniques) {
        Folder folder = new DirectoryFolder(directory);
        PackagedFolder packaged = PackagedFolder.load();
        return folder.files().keySet().containsAll(packaged.files().keySet())
                ? new Library(
                        FolderLessons.of(packaged, techniques),
                        Optional.of(FolderLessons.of(folder, techniques)))
                : with(directory, techniques);
    }

    /** Two lists and what they make together; the first one's take precedence. */
    private record Together<T>(List<T> builtIn, List<T> own, List<T> all) {
        static <T> Together<T> nothing() {
            return new Together<>(List.of(), List.of(), List.of());
        }

        /** The same object as long as both lists are. */
        Together<T> of(List<T> first, List<T> second, Function<T, String> slug) {
            if (builtIn == first && own == second) {
                return this;
            }
            Map<String, T> bySlug = new LinkedHashMap<>();
            first.forEach(each -> bySlug.put(slug.apply(each), each));
            second.forEach(each -> bySlug.putIfAbsent(slug.apply(each), each));
            return new Together<>(first, second, List.copyOf(bySlug.values()));
        }
    }

    @Override
    public List<Lesson> all() {
        Together<Lesson> known = together.of(builtIn.lessons(), own(), Lesson::slug);
        together = known;
        return known.all();
    }

    @Override
    public List<LessonSummary> summaries() {
        List<LessonSummary> second = own.map(FolderLessons::summaries).orElse(List.of());
        Together<LessonSummary> known = summed.of(builtIn.summaries(), second, LessonSummary::slug);
        summed = known;
        return known.all();
    }

    /** An instructor's readable lessons, in order. */
    public List<Lesson> own() {
        return own.map(FolderLessons::lessons).orElse(List.of());
    }

    /** Files in the instructor's folder that are not read, each with the reason. */
    public Map<String, String> strays() {
        return own.map(FolderLessons::strays).orElse(Map.of());
    }

    @Override
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

    @Override
    public boolean isOwn(Lesson lesson) {
        return builtIn.lessons().stream().noneMatch(each -> each.slug().equals(lesson.slug()));
    }

    @Override
    public Optional<LessonPicture> picture(Lesson lesson, String name) {
        return isOwn(lesson) ? own.orElseThrow().picture(name) : builtIn.picture(name);
    }

    @Override
    public Optional<String> nearest(String slug) {
        List<String> slugs = new ArrayList<>(all().stream().map(Lesson::slug).toList());
        return ClosestName.nearest(slug, slugs);
    }
}
