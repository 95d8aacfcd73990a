package flipscope.catalogue;

import flipscope.text.OpenFolder;
import flipscope.trace.SourceFile;
import flipscope.trace.run.Program;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every algorithm of {@code core}, parsed and checked, and perhaps those of a folder. Safe for
 * threads; share one.
 */
public final class Catalogue {
    private static final String PACKAGE = "flipscope/core";
    private static final String FOLDER = "sources/" + PACKAGE;

    /** The ids of withdrawn algorithms, and of those that took their places. */
    private static final Map<String, String> RETIRED =
            Map.of("clinic/legal-shift", "scorefour/legal");

    private final List<SourceFile> sources;
    private final Program program;
    private final Map<String, Technique> byId;
    private final List<Technique> techniques;

    private final Optional<OwnAlgorithms> own;

    private Catalogue(List<SourceFile> sources, Optional<OwnAlgorithms> own) {
        this.own = own;
        this.sources = List.copyOf(sources);
        this.program = Program.of(sources);
        this.byId =
                program.methods().stream()
                        .filter(method -> method.annotations().containsKey(Technique.ANNOTATION))
                        .map(
                                each ->
                                        Technique.of(
                                                each.annotations().get(Technique.ANNOTATION),
                                                each,
                                                program))
                        .collect(
                                Collectors.toMap(
                                        Technique::id,
                                        technique -> technique,
                                        Catalogue::twice,
                                        LinkedHashMap::new));
        this.techniques = List.copyOf(byId.values());
    }

    /** The catalogue of the packaged sources. */
    public static Catalogue load() {
        return of(packaged());
    }

    /** The catalogue of the packaged sources and, if one is given, of a folder. */
    public static Catalogue load(Optional<OpenFolder> folder) {
        return new Catalogue(packaged(), folder.map(OwnAlgorithms::new));
    }

    /**
     * The catalogue of other sources.
     *
     * @throws flipscope.trace.SourceException if they are not traceable Java
     * @throws IllegalArgumentException if two algorithms have one id
     */
    public static Catalogue of(List<SourceFile> sources) {
        return new Catalogue(sources, Optional.empty());
    }

    private static Technique twice(Technique one, Technique other) {
        throw new IllegalArgumentException(
                "two algorithms are called %s: %s and %s"
                        .formatted(one.id(), one.method().name(), other.method().name()));
    }

    /** The algorithms, by file and textual order; those of a folder last, as it is now. */
    public List<Technique> techniques() {
        return Stream.concat(techniques.stream(), own().stream()).toList();
    }

    /** The ids of the algorithms. */
    public List<String> ids() {
        return techniques().stream().map(Technique::id).toList();
    }

    /** The algorithms of a folder alone, as it is now. */
    public List<Technique> own() {
        return own.map(OwnAlgorithms::techniques).orElse(List.of());
    }

    /** The algorithms that compute the same thing. */
    public List<Technique> family(String family) {
        return techniques().stream().filter(each -> each.family().equals(family)).toList();
    }

    /** The algorithms of a subject, simpler techniques first, including faulty forms. */
    public List<Technique> path(String subject) {
        return techniques().stream()
                .filter(each -> each.subject().equals(subject))
                .sorted(Comparator.comparingInt(Technique::path))
                .toList();
    }

    /**
     * The algorithm to compare with: for a faulty form the correct one, else what the engine runs,
     * else another of the family, faulty ones last. It has the same inputs and kind of result.
     */
    public Optional<Technique> partner(Technique technique) {
        List<Technique> alike =
                family(technique.family()).stream()
                        .filter(each -> !each.id().equals(technique.id()))
                        .filter(technique::answersAs)
                        .sorted(Comparator.comparing(Technique::isSlip))
                        .toList();
        return find(technique.correctForm())
                .or(() -> alike.stream().filter(Technique::engine).findFirst())
                .or(() -> alike.stream().findFirst());
    }

    /** The algorithm with that id. */
    public Optional<Technique> find(String id) {
        return Optional.ofNullable(byId.get(id)).or(() -> own.flatMap(each -> each.find(id)));
    }

    /** What stands in the place of one that was withdrawn. */
    public Optional<Technique> successor(String id) {
        return Optional.ofNullable(RETIRED.get(id)).flatMap(this::find);
    }

    /**
     * What stands in its place, if it was withdrawn, or the algorithm whose id is most like what
     * was typed, if any is like it at all.
     */
    public Optional<Technique> nearest(String typed) {
        return successor(typed).or(() -> ClosestName.nearest(typed, ids()).flatMap(this::find));
    }

    /** The source files of the algorithms. */
    public List<SourceFile> sources() {
        return sources;
    }

    /** The parsed and checked sources, which all algorithms share. */
    public Program program() {
        return program;
    }

    /**
     * Every source file, sorted by name.
     *
     * @throws IllegalStateException if the build left the sources out
     */
    private static List<SourceFile> packaged() {
        List<SourceFile> sources =
                ClasspathFiles.below(FOLDER).entrySet().stream()
                        .filter(file -> file.getKey().endsWith(".java"))
                        .map(
                                file ->
                                        new SourceFile(
                                                PACKAGE + "/" + file.getKey(),
                                                new String(
                                                        file.getValue(), StandardCharsets.UTF_8)))
                        .toList();
        if (sources.isEmpty()) {
            throw new IllegalStateException(
                    FOLDER + " is not on the class path; the build packages it");
        }
        return sources;
    }
}
