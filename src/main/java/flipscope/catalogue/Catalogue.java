package flipscope.catalogue;

import flipscope.text.Once;
import flipscope.trace.Method;
import flipscope.trace.Program;
import flipscope.trace.SourceFile;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every algorithm of {@code core}, parsed and checked. Immutable; share one. */
public final class Catalogue {
    private final List<SourceFile> sources;
    private final Program program;
    private final Map<String, Technique> byId;
    private final List<Technique> techniques;
    private final List<String> subjects;
    private final Map<String, List<Technique>> families;
    private final Map<String, List<Technique>> paths;
    private final Map<Technique, Optional<Technique>> partners = new ConcurrentHashMap<>();

    private Catalogue(List<SourceFile> sources, Program program, Stream<Technique> all) {
        this.sources = List.copyOf(sources);
        this.program = program;
        this.byId =
                all.collect(
                        Collectors.toMap(
                                Technique::id,
                                technique -> technique,
                                Catalogue::twice,
                                LinkedHashMap::new));
        this.techniques = List.copyOf(byId.values());
        this.families =
                techniques.stream()
                        .collect(
                                Collectors.groupingBy(
                                        Technique::family, Collectors.toUnmodifiableList()));
        this.paths = pathsOf(techniques);
        this.subjects = List.copyOf(paths.keySet());
    }

    /** The algorithms of each subject, in the order of the course. */
    private static Map<String, List<Technique>> pathsOf(List<Technique> techniques) {
        return techniques.stream()
                .sorted(Comparator.comparingInt(Technique::path))
                .collect(
                        Collectors.groupingBy(
                                Technique::subject,
                                LinkedHashMap::new,
                                Collectors.toUnmodifiableList()));
    }

    /** The catalogue of the packaged sources. Each is parsed when it is first asked for. */
    public static Catalogue load() {
        List<SourceFile> sources = CoreSources.packaged();
        Program program = Program.onDemand(sources);
        return new Catalogue(
                sources, program, sources.stream().flatMap(file -> listed(program, file)));
    }

    private static Stream<Technique> listed(Program program, SourceFile file) {
        return AlgorithmIndex.of(file.text()).stream()
                .map(says -> Technique.of(says, Once.of(() -> method(program, file, says))));
    }

    private static Method method(Program program, SourceFile file, Map<String, String> says) {
        return program.methods(file).stream()
                .filter(each -> says.equals(each.annotations().get(Technique.ANNOTATION)))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(file.name() + ": " + says));
    }

    /**
     * The catalogue of other sources.
     *
     * @throws flipscope.trace.SourceException if they are not traceable Java
     * @throws IllegalArgumentException if two algorithms have one id
     */
    public static Catalogue of(List<SourceFile> sources) {
        Program program = Program.of(sources);
        return new Catalogue(
                sources,
                program,
                program.methods().stream()
                        .filter(method -> method.annotations().containsKey(Technique.ANNOTATION))
                        .map(Technique::of));
    }

    private static Technique twice(Technique one, Technique other) {
        throw new IllegalArgumentException(
                "two algorithms are called %s: %s and %s"
                        .formatted(one.id(), one.method().name(), other.method().name()));
    }

    /** The algorithms, by file and textual order. */
    public List<Technique> techniques() {
        return techniques;
    }

    /** The algorithms that compute the same thing. */
    public List<Technique> family(String family) {
        return families.getOrDefault(family, List.of());
    }

    /** The algorithms of a subject, simpler techniques first, including faulty forms. */
    public List<Technique> path(String subject) {
        return paths.getOrDefault(subject, List.of());
    }

    /** The subjects, in the order of the course. */
    public List<String> subjects() {
        return subjects;
    }

    /**
     * The algorithm to compare with: for a faulty form the correct one, else what the engine runs,
     * else another of the family, faulty ones last. It has the same inputs and kind of result.
     */
    public Optional<Technique> partner(Technique technique) {
        return partners.computeIfAbsent(technique, this::bestPartner);
    }

    private Optional<Technique> bestPartner(Technique technique) {
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
        return Optional.ofNullable(byId.get(id));
    }

    /** What stands in the place of one that was withdrawn. */
    public Optional<Technique> successor(String id) {
        return techniques.stream()
                .filter(each -> !id.isEmpty() && each.formerly().equals(id))
                .findFirst();
    }

    /**
     * What stands in its place, if it was withdrawn, or the algorithm whose id is most like what
     * was typed, if any is like it at all.
     */
    public Optional<Technique> nearest(String typed) {
        return successor(typed).or(() -> ClosestName.nearest(typed, byId.keySet()).map(byId::get));
    }

    /** The source files of the algorithms. */
    public List<SourceFile> sources() {
        return sources;
    }

    /** The parsed and checked sources, which all algorithms share. */
    public Program program() {
        return program;
    }
}
