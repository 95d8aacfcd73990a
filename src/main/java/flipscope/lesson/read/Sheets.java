package flipscope.lesson.read;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.ClosestName;
import flipscope.catalogue.Technique;
import flipscope.lesson.Sheet;
import flipscope.predict.Question;
import flipscope.story.StepReference;
import flipscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
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

    private static final Folder COURSE = new PackagedFolder("lessons/" + FOLDER, END);

    private final Library lessons;
    private final List<Folder> folders;

    private Sheets(Library lessons, Stream<Folder> folders) {
        this.lessons = lessons;
        this.folders = folders.toList();
    }

    /**
     * The sheets of the course and of an instructor.
     *
     * @param lessons whose questions they may take
     * @param directory of an instructor's lessons, in which a folder has the sheets
     */
    public static Sheets of(Library lessons, Optional<Path> directory) {
        Stream<Folder> own = directory.stream().map(each -> each.resolve(FOLDER)).map(Sheets::in);
        return new Sheets(lessons, Stream.concat(Stream.of(COURSE), own));
    }

    /** Only those of a folder, to check them. */
    public static Sheets toCheck(Library lessons, Path folder) {
        return new Sheets(lessons, Stream.of(in(folder)));
    }

    private static Folder in(Path folder) {
        return new DirectoryFolder(folder, END);
    }

    /** Whether the course has a sheet of this name. */
    public static boolean isTaken(String slug) {
        return COURSE.files().containsKey(slug);
    }

    /** Those without a mistake. */
    public List<Sheet> faultless() {
        return all().stream().filter(each -> each.problems().isEmpty()).toList();
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

    /** A sheet by its name; each algorithm has one too, under its id with hyphens. */
    public Optional<Sheet> find(String slug) {
        return folders.stream()
                .filter(folder -> folder.files().containsKey(slug))
                .findFirst()
                .map(folder -> read(folder, slug))
                .or(() -> ofStages(slug));
    }

    /** A sheet that no file holds. */
    public Sheet read(String slug, String text) {
        return new SheetReader(slug, lessons).read(text);
    }

    /** The name of an algorithm's sheet. */
    public static String nameOf(String algorithm) {
        return algorithm.replace('/', '-');
    }

    private Optional<Sheet> ofStages(String slug) {
        return lessons.techniques().catalogue().techniques().stream()
                .filter(each -> nameOf(each.id()).equals(slug))
                .findFirst()
                .map(this::text)
                .map(text -> read(slug, text).renewed())
                .filter(sheet -> !sheet.questions().isEmpty());
    }

    /** The stages of an algorithm as the file of a sheet. */
    private String text(Technique technique) {
        Trace trace = lessons.techniques().traces().of(technique.bind(ChosenInputs.EXAMPLE));
        String questions =
                Question.ofStages(trace).stream()
                        .map(each -> StepReference.name(trace, each.step().index()))
                        .distinct()
                        .limit(SheetReader.MOST)
                        .map(at -> question(technique, at))
                        .collect(Collectors.joining());
        return "title: \"%s\"%nquestions:%n%s".formatted(technique.title(), questions);
    }

    private static String question(Technique technique, String at) {
        return """
                - title: %s
                  algorithm: %s
                  at: %s
                  detail: stage
                """
                .formatted(at, technique.id(), at);
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
            String text = folder.read(slug);
            if (isTaken(slug) && !COURSE.read(slug).equals(text)) {
                throw new Mistake(
                        "the course already has a sheet \"%s\", which is asked instead; rename this file"
                                .formatted(slug));
            }
            return read(slug, text);
        } catch (Mistake wrong) {
            return SheetReader.unreadable(slug, wrong.getMessage());
        }
    }
}
