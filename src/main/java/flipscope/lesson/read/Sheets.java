package flipscope.lesson.read;

import flipscope.catalogue.ClosestName;
import flipscope.lesson.Sheet;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * All sheets: those of the course, and those of a directory, which may change at any time and are
 * read whenever they are asked for. Of two with the same name the course's is the one.
 */
public final class Sheets {
    /** Where sheets stand in a folder of lessons. */
    public static final String FOLDER = "sheets";

    /** The file name extension of sheets. */
    public static final String END = ".yaml";

    private final Library lessons;
    private final LessonTechniques techniques;
    private final List<Folder> folders;

    private Sheets(Library lessons, LessonTechniques techniques, Stream<Folder> folders) {
        this.lessons = lessons;
        this.techniques = techniques;
        this.folders = folders.toList();
    }

    /**
     * The sheets of the course and of an instructor.
     *
     * @param lessons whose questions they may take
     * @param directory of an instructor's lessons, in which a folder has the sheets
     */
    public static Sheets of(
            Library lessons, LessonTechniques techniques, Optional<Path> directory) {
        Folder course = new PackagedFolder("lessons/" + FOLDER, END);
        Stream<Folder> own = directory.stream().map(each -> each.resolve(FOLDER)).map(Sheets::in);
        return new Sheets(lessons, techniques, Stream.concat(Stream.of(course), own));
    }

    /** Only those of a folder, to check them. */
    public static Sheets toCheck(Library lessons, LessonTechniques techniques, Path folder) {
        return new Sheets(lessons, techniques, Stream.of(in(folder)));
    }

    private static Folder in(Path folder) {
        return new DirectoryFolder(folder, END);
    }

    /** All of them, by their names; their mistakes are in them. */
    public List<Sheet> all() {
        Map<String, Sheet> all = new TreeMap<>();
        for (Folder folder : folders) {
            folder.files()
                    .keySet()
                    .forEach(slug -> all.computeIfAbsent(slug, each -> read(folder, each)));
        }
        return List.copyOf(all.values());
    }

    public Optional<Sheet> find(String slug) {
        return folders.stream()
                .filter(folder -> folder.files().containsKey(slug))
                .findFirst()
                .map(folder -> read(folder, slug));
    }

    /** The name most like a mistyped one, if any. */
    public Optional<String> nearest(String slug) {
        List<String> names =
                folders.stream().flatMap(each -> each.files().keySet().stream()).toList();
        return ClosestName.nearest(slug, names);
    }

    private Sheet read(Folder folder, String slug) {
        if (!slug.matches(FolderLessons.SLUG)) {
            return SheetReader.unreadable(
                    slug,
                    "the file's name must be lower-case letters, digits and hyphens, then " + END);
        }
        try {
            return SheetReader.read(slug, folder.read(slug), lessons, techniques);
        } catch (Mistake wrong) {
            return SheetReader.unreadable(slug, wrong.getMessage());
        }
    }
}
