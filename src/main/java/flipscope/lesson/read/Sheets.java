package flipscope.lesson.read;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.ClosestName;
import flipscope.catalogue.Technique;
import flipscope.lesson.Lesson;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.Yaml.Entry;
import flipscope.lesson.read.Yaml.Items;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.predict.Question;
import flipscope.story.StepReference;
import flipscope.text.OpenFolder;
import flipscope.trace.Trace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All sheets: those of the course, and those of a directory, which may change at any time. Of two
 * with the same name the course's is the one.
 */
public final class Sheets {
    /** Where sheets stand in a folder of lessons. */
    public static final String FOLDER = "sheets";

    /** The file name extension of sheets. */
    public static final String END = ".yaml";

    private static final Folder COURSE = new PackagedFolder("lessons/" + FOLDER, END);

    private final Library lessons;
    private final List<Folder> folders;

    /** What is made of algorithms, whose code never changes. */
    private final Map<Technique, Optional<Sheet>> ofAlgorithms = new ConcurrentHashMap<>();

    private final Map<Place, Kept> kept = new ConcurrentHashMap<>();

    private record Place(Folder folder, String slug) {}

    /**
     * A sheet as last read.
     *
     * @param stamp changes when the file does
     * @param own the algorithms of a folder
     * @param used the lessons whose questions it takes
     */
    private record Kept(Object stamp, List<Technique> own, Map<String, Lesson> used, Sheet sheet) {
        /** A lesson that was read again is another one, and comparing all of it would cost more. */
        @SuppressWarnings("ReferenceEquality")
        boolean isCurrent(Object now, Library lessons) {
            return stamp.equals(now)
                    && own.equals(lessons.techniques().catalogue().own())
                    && used.entrySet().stream()
                            .allMatch(
                                    each ->
                                            lessons.find(each.getKey()).orElse(null)
                                                    == each.getValue());
        }
    }

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
    public static Sheets of(Library lessons, Optional<OpenFolder> directory) {
        Stream<Folder> own = directory.stream().map(each -> each.below(FOLDER)).map(Sheets::in);
        return new Sheets(lessons, Stream.concat(Stream.of(COURSE), own));
    }

    /** Only those of a folder, to check them. */
    public static Sheets toCheck(Library lessons, OpenFolder folder) {
        return new Sheets(lessons, Stream.of(in(folder)));
    }

    private static Folder in(OpenFolder folder) {
        return new OwnFolder(folder, END);
    }

    /** Whether the course has a sheet of this name. */
    public static boolean isTaken(String slug) {
        return COURSE.files().containsKey(slug);
    }

    /** Files in the folders that look like sheets but are not read, each with the reason. */
    public Map<String, String> strays() {
        Map<String, String> strays = new TreeMap<>();
        folders.forEach(each -> strays.putAll(each.strays()));
        return strays;
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
                    .forEach(
                            (slug, stamp) ->
                                    all.computeIfAbsent(slug, each -> read(folder, each, stamp)));
        }
        return List.copyOf(all.values());
    }

    /** A sheet by its name; each algorithm has one too, under its id with hyphens. */
    public Optional<Sheet> find(String slug) {
        return folders.stream()
                .flatMap(
                        folder ->
                                Optional.ofNullable(folder.files().get(slug)).stream()
                                        .map(stamp -> read(folder, slug, stamp)))
                .findFirst()
                .or(() -> ofStages(slug));
    }

    /** A sheet that no file holds, by the text of one. */
    public Sheet read(String slug, String text) {
        return new SheetReader(slug, lessons).read(text);
    }

    /** A sheet of one question that no file holds, by the keys of the question. */
    public Sheet of(String slug, Map<String, String> question) {
        return new SheetReader(slug, lessons).read(sheet(slug, List.of(question)), "");
    }

    private static Mapping sheet(String title, List<Map<String, String>> questions) {
        List<Yaml> all = questions.stream().map(Sheets::mapping).map(Yaml.class::cast).toList();
        Map<String, Entry> keys = new LinkedHashMap<>();
        keys.put("title", new Entry(1, scalar(title)));
        keys.put("questions", new Entry(1, new Items(1, all)));
        return new Mapping(1, keys);
    }

    private static Mapping mapping(Map<String, String> values) {
        Map<String, Entry> keys = new LinkedHashMap<>();
        values.forEach((key, value) -> keys.put(key, new Entry(1, scalar(value))));
        return new Mapping(1, keys);
    }

    private static Scalar scalar(String text) {
        return new Scalar(1, 1, text);
    }

    /** The name of an algorithm's sheet. */
    public static String nameOf(String algorithm) {
        return algorithm.replace('/', '-');
    }

    private Optional<Sheet> ofStages(String slug) {
        return lessons.techniques().catalogue().techniques().stream()
                .filter(each -> nameOf(each.id()).equals(slug))
                .findFirst()
                .flatMap(each -> ofAlgorithms.computeIfAbsent(each, this::ofStages));
    }

    /** The stages of an algorithm; empty if none of them can be asked for. */
    private Optional<Sheet> ofStages(Technique technique) {
        Trace trace = lessons.techniques().traces().of(technique.bind(ChosenInputs.EXAMPLE));
        List<String> steps =
                Question.ofStages(trace).stream()
                        .map(each -> StepReference.name(trace, each.step().index()))
                        .distinct()
                        .limit(SheetReader.MOST)
                        .toList();
        if (steps.isEmpty()) {
            return Optional.empty();
        }
        String text = text(technique, steps);
        Mapping keys =
                sheet(
                        technique.title(),
                        steps.stream().map(at -> question(technique, at)).toList());
        Sheet sheet = new SheetReader(nameOf(technique.id()), lessons).read(keys, text);
        return Optional.of(sheet.renewed(questions -> SheetReader.state(text, questions)))
                .filter(each -> !each.questions().isEmpty());
    }

    private static Map<String, String> question(Technique technique, String at) {
        return Map.of("title", at, "algorithm", technique.id(), "at", at, "detail", "stage");
    }

    /** What its state is made of. */
    private static String text(Technique technique, List<String> steps) {
        String questions =
                steps.stream()
                        .map(at -> "- %s %s\n".formatted(at, technique.id()))
                        .collect(Collectors.joining());
        return technique.title() + "\n" + questions;
    }

    /** The name most like a mistyped one, if any. */
    public Optional<String> nearest(String slug) {
        List<String> names =
                folders.stream().flatMap(each -> each.files().keySet().stream()).toList();
        return ClosestName.nearest(slug, names);
    }

    /** Read once, and again when it or something that it takes questions from has changed. */
    private Sheet read(Folder folder, String slug, Object stamp) {
        return kept.compute(
                        new Place(folder, slug),
                        (place, known) ->
                                known != null && known.isCurrent(stamp, lessons)
                                        ? known
                                        : keep(place, stamp))
                .sheet();
    }

    private Kept keep(Place place, Object stamp) {
        SheetReader reader = new SheetReader(place.slug(), lessons);
        Sheet sheet = read(place.folder(), place.slug(), reader);
        return new Kept(
                stamp, lessons.techniques().catalogue().own(), Map.copyOf(reader.used()), sheet);
    }

    private static Sheet read(Folder folder, String slug, SheetReader reader) {
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
            return reader.read(text);
        } catch (Mistake wrong) {
            return SheetReader.unreadable(slug, wrong.getMessage());
        }
    }
}
