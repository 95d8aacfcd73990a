package flipscope.catalogue;

import flipscope.trace.Program;
import flipscope.trace.SourceFile;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Every algorithm of {@code core}, parsed and checked. Immutable; share one. */
public final class Catalogue {
    private final List<SourceFile> sources;
    private final Program program;
    private final Map<String, Algorithm> byId;
    private final List<Algorithm> algorithms;
    private final List<String> subjects;
    private final Map<String, List<Algorithm>> families;
    private final Map<String, List<Algorithm>> paths;
    private final Map<Algorithm, Algorithm> partners;

    private Catalogue(List<SourceFile> sources) {
        this.sources = List.copyOf(sources);
        this.program = Program.of(sources);
        this.byId =
                program.methods().stream()
                        .filter(method -> method.annotations().containsKey(Algorithm.ANNOTATION))
                        .map(Algorithm::of)
                        .collect(
                                Collectors.toMap(
                                        Algorithm::id,
                                        algorithm -> algorithm,
                                        Catalogue::twice,
                                        LinkedHashMap::new));
        this.algorithms = List.copyOf(byId.values());
        this.families =
                algorithms.stream()
                        .collect(
                                Collectors.groupingBy(
                                        Algorithm::family, Collectors.toUnmodifiableList()));
        this.paths = pathsOf(algorithms);
        this.subjects = List.copyOf(paths.keySet());
        this.partners = partnersOf(algorithms);
    }

    /** The algorithms of each subject, in the order of the course. */
    private static Map<String, List<Algorithm>> pathsOf(List<Algorithm> algorithms) {
        return algorithms.stream()
                .sorted(Comparator.comparingInt(Algorithm::path))
                .collect(
                        Collectors.groupingBy(
                                Algorithm::subject,
                                LinkedHashMap::new,
                                Collectors.toUnmodifiableList()));
    }

    private Map<Algorithm, Algorithm> partnersOf(List<Algorithm> all) {
        Map<Algorithm, Algorithm> found = new HashMap<>();
        all.forEach(each -> bestPartner(each).ifPresent(other -> found.put(each, other)));
        return found;
    }

    /** The catalogue of the packaged sources. */
    public static Catalogue load() {
        return of(CoreSources.packaged());
    }

    /**
     * The catalogue of other sources.
     *
     * @throws flipscope.trace.SourceException if they are not traceable Java
     * @throws IllegalArgumentException if two algorithms have one id
     */
    public static Catalogue of(List<SourceFile> sources) {
        return new Catalogue(sources);
    }

    private static Algorithm twice(Algorithm one, Algorithm other) {
        throw new IllegalArgumentException(
                "two algorithms are called %s: %s and %s"
                        .formatted(one.id(), one.method().name(), other.method().name()));
    }

    /** The algorithms, by file and textual order. */
    public List<Algorithm> algorithms() {
        return algorithms;
    }

    /** The algorithms that compute the same thing. */
    public List<Algorithm> family(String family) {
        return families.getOrDefault(family, List.of());
    }

    /** The algorithms of a subject, simpler techniques first, including faulty forms. */
    public List<Algorithm> path(String subject) {
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
    public Optional<Algorithm> partner(Algorithm algorithm) {
        return Optional.ofNullable(partners.get(algorithm));
    }

    private Optional<Algorithm> bestPartner(Algorithm algorithm) {
        List<Algorithm> alike =
                family(algorithm.family()).stream()
                        .filter(each -> !each.id().equals(algorithm.id()))
                        .filter(algorithm::answersAs)
                        .sorted(Comparator.comparing(Algorithm::isSlip))
                        .toList();
        return find(algorithm.correctForm())
                .or(() -> alike.stream().filter(Algorithm::engine).findFirst())
                .or(() -> alike.stream().findFirst());
    }

    /** The algorithm with that id. */
    public Optional<Algorithm> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** What stands in the place of one that was withdrawn. */
    public Optional<Algorithm> successor(String id) {
        return algorithms.stream()
                .filter(each -> !id.isEmpty() && each.formerly().equals(id))
                .findFirst();
    }

    /**
     * What stands in its place, if it was withdrawn, or the algorithm whose id is most like what
     * was typed, if any is like it at all.
     */
    public Optional<Algorithm> nearest(String typed) {
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
