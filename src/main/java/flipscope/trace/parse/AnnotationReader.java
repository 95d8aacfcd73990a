package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.IntegerLiteralExpr;
import com.github.javaparser.ast.expr.MemberValuePair;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithAnnotations;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Numbering;
import flipscope.trace.SourceException;
import flipscope.trace.Type;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads annotations: {@code @View} as a view, others as the text of their members.
 *
 * @param numbering where the bits of the boards stand that it finds declared
 */
record AnnotationReader(SourceText text, Numbering numbering) {

    /** What the first {@code @Algorithm} of a file that says it says; else that of the file. */
    static Numbering numbering(ParsedFile file) {
        return file.unit()
                .findFirst(
                        MemberValuePair.class, each -> each.getNameAsString().equals("numbering"))
                .map(pair -> numbering(file.text(), pair))
                .orElse(file.text().file().numbering());
    }

    private static Numbering numbering(SourceText text, MemberValuePair pair) {
        return named(text, pair, "numbering", pair.getValue().toString(), Numbering.values());
    }

    /** The constant of a name, which may be qualified. */
    private static <E extends Enum<E>> E named(
            SourceText text, Node at, String kind, String written, E[] all) {
        String name = written.replaceFirst("^(.*\\.)?(Shape|Numbering)\\.", "");
        String known = Arrays.stream(all).map(Enum::name).collect(Collectors.joining(", "));
        return Arrays.stream(all)
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                text.fault(
                                        at,
                                        "there is no %1$s `%2$s`; the %1$ss are %3$s"
                                                .formatted(kind, name, known)));
    }

    /** The members of every annotation, by simple names. */
    Map<String, Map<String, String>> all(NodeWithAnnotations<?> node) {
        Map<String, Map<String, String>> all = new LinkedHashMap<>();
        for (AnnotationExpr annotation : node.getAnnotations()) {
            all.put(annotation.getName().getIdentifier(), members(annotation));
        }
        return Collections.unmodifiableMap(all);
    }

    /** The names of the members that an annotation gives. */
    static List<String> names(AnnotationExpr annotation) {
        if (annotation instanceof NormalAnnotationExpr normal) {
            return normal.getPairs().stream().map(MemberValuePair::getNameAsString).toList();
        }
        return annotation instanceof SingleMemberAnnotationExpr ? List.of("value") : List.of();
    }

    Map<String, String> members(AnnotationExpr annotation) {
        Map<String, String> members = new LinkedHashMap<>();
        if (annotation instanceof SingleMemberAnnotationExpr single) {
            members.put("value", plain(single.getMemberValue()));
        }
        if (annotation instanceof NormalAnnotationExpr normal) {
            for (MemberValuePair pair : normal.getPairs()) {
                members.put(pair.getNameAsString(), plain(pair.getValue()));
            }
        }
        return Collections.unmodifiableMap(members);
    }

    private String plain(Expression value) {
        if (value instanceof StringLiteralExpr string) {
            return string.asString();
        }
        if (value instanceof BinaryExpr sum && sum.getOperator() == BinaryExpr.Operator.PLUS) {
            return plain(sum.getLeft()) + plain(sum.getRight());
        }
        return text.text(span(value));
    }

    /**
     * The view that {@code @View} declares, or null.
     *
     * @throws SourceException if there is no such view, or it does not fit the type
     */
    DisplayFormat view(NodeWithAnnotations<?> node, Type type) {
        Optional<AnnotationExpr> annotation = node.getAnnotationByName("View");
        if (annotation.isEmpty()) {
            return null;
        }
        Map<String, String> members = members(annotation.get());
        DisplayFormat.Shape shape = shape(annotation.get(), members.getOrDefault("value", ""));
        String second = members.get("second");
        DisplayFormat view =
                new DisplayFormat(
                                shape,
                                lanes(annotation.get(), members),
                                second == null ? shape : shape(annotation.get(), second))
                        .numbered(numbering);
        check(annotation.get(), view.word(0), type);
        check(annotation.get(), view.word(1), type);
        return view;
    }

    private DisplayFormat.Shape shape(AnnotationExpr annotation, String written) {
        return named(text, annotation, "view", written, DisplayFormat.Shape.values());
    }

    private int lanes(AnnotationExpr annotation, Map<String, String> members) {
        String lanes = members.getOrDefault("lanes", "0");
        try {
            return (int) new IntegerLiteralExpr(lanes).asNumber();
        } catch (NumberFormatException | ClassCastException e) {
            throw text.fault(annotation, "lanes must be a number of bits, as in lanes = 2");
        }
    }

    private void check(AnnotationExpr annotation, DisplayFormat view, Type type) {
        boolean lanes = view.shape() == DisplayFormat.Shape.LANES;
        if (lanes && (view.lanes() < 1 || view.lanes() > 64)) {
            throw text.fault(annotation, "LANES needs lanes = 1 to 64, the bits of one lane");
        }
        if (!lanes && view.lanes() != 0) {
            throw text.fault(annotation, "only LANES has lanes; leave lanes out");
        }
        if (!view.fits(type)) {
            throw text.fault(
                    annotation, "a value of type %s cannot be drawn as %s".formatted(type, view));
        }
    }
}
