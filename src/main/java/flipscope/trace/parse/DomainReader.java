package flipscope.trace.parse;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Domain;
import flipscope.trace.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what a parameter may be: {@code @Range}, {@code @Subset} and their like. */
record DomainReader(SourceText text, AnnotationReader annotations) {
    private static final String RANGE = "Range";
    private static final String SUBSET = "Subset";
    private static final String DISJOINT = "Disjoint";
    private static final String ONE_SQUARE = "OneSquare";

    /**
     * What a parameter may be.
     *
     * @param drawn the view that is declared for it, or null
     * @throws flipscope.trace.SourceException if that does not fit its type or its view
     */
    Domain of(Parameter parameter, Type type, DisplayFormat drawn) {
        DisplayFormat view = drawn == null ? DisplayFormat.of(type) : drawn;
        Optional<AnnotationExpr> range = parameter.getAnnotationByName(RANGE);
        for (String of : List.of(SUBSET, DISJOINT, ONE_SQUARE)) {
            parameter
                    .getAnnotationByName(of)
                    .ifPresent(each -> checkSet(each, of, isSet(type, view)));
        }
        if (range.isPresent() && (isSet(type, view) || type.kind() == Type.Kind.BOOLEAN)) {
            throw text.fault(
                    range.get(), "@Range is for numbers; draw it as one, with @View(NUMBER)");
        }
        Domain numbers = range.map(each -> range(each, type)).orElse(Domain.USUAL);
        return new Domain(
                numbers.least(),
                numbers.most(),
                names(parameter, SUBSET),
                names(parameter, DISJOINT),
                parameter.getAnnotationByName(ONE_SQUARE).isPresent());
    }

    private static boolean isSet(Type type, DisplayFormat view) {
        return !type.isTable() && view.shape() != Shape.NUMBER && view.shape() != Shape.FLAG;
    }

    private void checkSet(AnnotationExpr at, String name, boolean set) {
        if (!set) {
            throw text.fault(
                    at,
                    "@%s is for sets of squares: a long, or an int that is drawn as a board, as with @View(MINI)"
                            .formatted(name));
        }
    }

    private Domain range(AnnotationExpr annotation, Type type) {
        Map<String, String> members = annotations.members(annotation);
        long least = number(annotation, members.getOrDefault("min", "0"));
        long most = number(annotation, members.getOrDefault("max", ""));
        boolean fits = type.equals(Type.LONG) || least == (int) least && most == (int) most;
        if (least > most || !fits) {
            throw text.fault(
                    annotation,
                    least > most
                            ? "min is greater than max; exchange them"
                            : "an int is not so large; write long");
        }
        return Domain.range(least, most);
    }

    private long number(AnnotationExpr annotation, String written) {
        try {
            return Long.decode(written.replace("_", "").replaceFirst("[lL]$", ""));
        } catch (NumberFormatException notOne) {
            throw text.fault(
                    annotation, "a range is two whole numbers, as in @Range(min = 0, max = 7)");
        }
    }

    private static List<String> names(Parameter parameter, String annotation) {
        return parameter
                .getAnnotationByName(annotation)
                .map(each -> each.findAll(StringLiteralExpr.class))
                .orElse(List.of())
                .stream()
                .map(StringLiteralExpr::asString)
                .toList();
    }

    /**
     * Checks the names of other parameters.
     *
     * @throws flipscope.trace.SourceException if one is no set, or two depend on each other
     */
    void checkOthers(Parameter parameter, List<Local> all) {
        for (String annotation : List.of(SUBSET, DISJOINT)) {
            parameter
                    .getAnnotationByName(annotation)
                    .ifPresent(at -> checkOthers(at, parameter, annotation, all));
        }
    }

    private void checkOthers(
            AnnotationExpr at, Parameter parameter, String annotation, List<Local> all) {
        String name = parameter.getNameAsString();
        List<String> others = names(parameter, annotation);
        if (others.isEmpty()) {
            throw text.fault(at, "it names a parameter, as in @%s(\"mask\")".formatted(annotation));
        }
        for (String other : others) {
            Local found =
                    all.stream()
                            .filter(each -> each.name().equals(other))
                            .findFirst()
                            .orElseThrow(
                                    () ->
                                            text.fault(
                                                    at,
                                                    "there is no parameter `%s`".formatted(other)));
            if (!isSet(found.type(), found.view())) {
                throw text.fault(at, "`%s` is not a set of squares".formatted(other));
            }
        }
        if (reached(name, all).contains(name)) {
            throw text.fault(
                    at, "`%s` depends on itself; let only one name the other".formatted(name));
        }
    }

    /** The parameters on which one depends, at once or through others. */
    private static List<String> reached(String name, List<Local> all) {
        List<String> reached = new ArrayList<>(others(name, all));
        for (int i = 0; i < reached.size(); i++) {
            others(reached.get(i), all).stream()
                    .filter(each -> !reached.contains(each))
                    .forEach(reached::add);
        }
        return reached;
    }

    private static List<String> others(String name, List<Local> all) {
        return all.stream()
                .filter(each -> each.name().equals(name))
                .flatMap(each -> each.domain().others().stream())
                .toList();
    }
}
