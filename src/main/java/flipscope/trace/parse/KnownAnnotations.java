package flipscope.trace.parse;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.AnnotationExpr;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The annotations that are read, with their members: of a misspelt one nobody would notice. */
final class KnownAnnotations {
    private static final Map<String, List<String>> MEMBERS =
            Map.of(
                    "Algorithm",
                    List.of(
                            "id",
                            "title",
                            "family",
                            "path",
                            "summary",
                            "origin",
                            "example",
                            "engine",
                            "numbering",
                            "afterMove",
                            "correctForm"),
                    "Oracle",
                    List.of(),
                    "View",
                    List.of("value", "second", "lanes"),
                    "Range",
                    List.of("min", "max"),
                    "Subset",
                    List.of("value"),
                    "Disjoint",
                    List.of("value"),
                    "OneSquare",
                    List.of());

    /** Those of Java, which say nothing here. */
    private static final Set<String> JAVA =
            Set.of("Deprecated", "Override", "SafeVarargs", "SuppressWarnings");

    private KnownAnnotations() {}

    /**
     * @throws flipscope.trace.SourceException for the first that is not known
     */
    static void check(SourceText text, CompilationUnit unit) {
        unit.findAll(AnnotationExpr.class).forEach(each -> check(text, each));
    }

    private static void check(SourceText text, AnnotationExpr annotation) {
        String name = annotation.getName().getIdentifier();
        if (JAVA.contains(name)) {
            return;
        }
        List<String> known = MEMBERS.get(name);
        if (known == null) {
            String all =
                    new TreeSet<>(MEMBERS.keySet())
                            .stream().map(each -> "@" + each).collect(Collectors.joining(", "));
            throw text.fault(
                    annotation, "there is no annotation @%s; there are %s".formatted(name, all));
        }
        for (String member : AnnotationReader.names(annotation)) {
            if (!known.contains(member)) {
                String has = known.isEmpty() ? "nothing" : String.join(", ", known);
                throw text.fault(
                        annotation, "@%s has no `%s`; it has %s".formatted(name, member, has));
            }
        }
    }
}
