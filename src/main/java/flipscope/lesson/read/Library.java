package flipscope.lesson.read;

import flipscope.catalogue.ClosestName;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPicture;
import flipscope.lesson.Lessons;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The built-in lessons together with an instructor's own. */
public final class Library implements Lessons {
    private final FolderLessons builtIn;
    private final Optional<FolderLessons> own;
    private volatile Together together = new Together(List.of(), List.of(), List.of());

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

    /** All lessons and the two lists they were combined from. */
    private record Together(List<Lesson> builtIn, List<Lesson> own, List<Lesson> all) {}

    @Override
    public List<Lesson> all() {
        List<Lesson> first = builtIn.lessons();
        List<Lesson> second = own();
        Together known = together;
        if (known.builtIn() != first || known.own() != second) {
            known = new Together(first, second, all(first, second));
            together = known;
        }
        return known.all();
    }

    private static List<Lesson> all(List<Lesson> first, List<Lesson> second) {
        Map<String, Lesson> bySlug = new LinkedHashMap<>();
        first.forEach(lesson -> bySlug.put(lesson.slug(), lesson));
        second.forEach(lesson -> bySlug.putIfAbsent(lesson.slug(), lesson));
        return List.copyOf(bySlug.values());
    }

    @Override
    public Optional<String> first() {
        return builtIn.first().or(() -> all().stream().findFirst().map(Lesson::slug));
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
