package flipscope.trace.edit;

import static flipscope.trace.parse.SourceText.join;
import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.type.Type;
import flipscope.trace.Span;
import flipscope.trace.parse.CodeWalker;
import flipscope.trace.parse.Expr;
import flipscope.trace.parse.Field;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.SourceText;
import flipscope.trace.parse.Token;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A method with all that it runs and reads, as code that stands alone: constants, then methods. */
public final class StandAlone {
    private final UnaryOperator<Routine> current;
    private final Optional<Edit> edit;
    private final Set<String> owners = new LinkedHashSet<>();
    private final Set<Field> seen = new LinkedHashSet<>();
    private final Set<Routine> routines = new LinkedHashSet<>();

    /** A constant stands below those that it needs. */
    private final Set<String> constants = new LinkedHashSet<>();

    private StandAlone(UnaryOperator<Routine> current, Optional<Edit> edit) {
        this.current = current;
        this.edit = edit;
    }

    /**
     * The code of a method, without the classes that its parts are in.
     *
     * @param current what a call of a method runs
     * @param edit a change of one of the methods
     */
    public static String of(Routine entry, UnaryOperator<Routine> current, Optional<Edit> edit) {
        StandAlone code = new StandAlone(current, edit);
        code.visit(entry);
        return code.text();
    }

    private void visit(Routine routine) {
        if (routines.add(routine)) {
            owners.add(routine.owner().name());
            CodeWalker.eachExpression(routine, this::visit);
        }
    }

    private void visit(Expr e) {
        if (e instanceof Expr.Call call) {
            visit(current.apply(call.target()));
        } else if (e instanceof Expr.FieldRead read && seen.add(read.field())) {
            Field field = read.field();
            owners.add(field.owner().name());
            CodeWalker.eachExpression(field.initialiser(), this::visit);
            constants.add(declaration(field));
        }
    }

    private static String declaration(Field field) {
        FieldDeclaration found =
                field.owner().source().getType(0).getFieldByName(field.name()).orElseThrow();
        Span span = from(found.getCommonType(), found);
        return views(found, field.owner().text())
                + "static final "
                + dedented(field.owner().text().raw(span));
    }

    private String method(Routine routine) {
        Span whole = from(routine.source().getType(), routine.source());
        SourceText text = routine.text();
        String raw =
                edit.filter(each -> each.method().equals(routine.fullName()))
                        .map(each -> changed(routine, whole, each))
                        .orElseGet(() -> text.raw(whole));
        String named = raw.replaceFirst("(?<!\\w)" + routine.name() + "\\(", name(routine) + "(");
        return views(routine.source(), text) + dedented(named);
    }

    private static String changed(Routine routine, Span whole, Edit edit) {
        String file = routine.text().file().text();
        Token token = Token.of(routine).get(edit.token() - 1);
        int start = token.span().offset(file) - whole.offset(file);
        return new StringBuilder(routine.text().raw(whole))
                .replace(start, start + token.text().length(), edit.text())
                .toString();
    }

    /** Without modifiers and the annotations before its type. */
    private static Span from(Type type, Node whole) {
        return join(span(type), span(whole));
    }

    private static String views(BodyDeclaration<?> member, SourceText text) {
        return member.getAnnotations().stream()
                .filter(each -> each.getNameAsString().equals("View"))
                .map(each -> text.raw(span(each)) + " ")
                .collect(Collectors.joining());
    }

    /** Members are indented in their class. */
    private static String dedented(String member) {
        return ("    " + member).stripIndent();
    }

    private String text() {
        List<String> parts = new ArrayList<>();
        if (!constants.isEmpty()) {
            parts.add(String.join("\n", constants));
        }
        routines.stream().map(this::method).forEach(parts::add);
        String text = String.join("\n\n", parts) + "\n";
        for (Routine routine : routines) {
            text = text.replaceAll("(?<!\\w)" + routine.fullName() + "\\(", name(routine) + "(");
        }
        return text.replaceAll("(?<!\\w)(?:" + String.join("|", owners) + ")\\.(?=\\w)", "");
    }

    /** Where methods of two classes have one name, the class of the second is part of it. */
    private String name(Routine routine) {
        Routine first =
                routines.stream()
                        .filter(each -> each.name().equals(routine.name()))
                        .filter(each -> each.parameters().size() == routine.parameters().size())
                        .findFirst()
                        .orElseThrow();
        return first.owner() == routine.owner()
                ? routine.name()
                : routine.fullName().replace('.', '_');
    }
}
