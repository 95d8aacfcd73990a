package flipscope.trace;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The whole check, in the order in which a compiler reports: declarations, names and types, flow,
 * tables.
 */
final class Checker {
    private final Names names = new Names();
    private final Map<ClassUnit, Layout> layouts = new LinkedHashMap<>();

    private Checker() {}

    /**
     * Parses and checks files.
     *
     * @throws SourceException at the first fault
     */
    static Names check(List<SourceFile> files) {
        Checker checker = new Checker();
        for (SourceFile file : files) checker.declare(Parsing.of(file));
        for (ClassUnit unit : checker.layouts.keySet()) checker.initialisers(unit);
        for (ClassUnit unit : checker.layouts.keySet())
            unit.fields().values().forEach(Field::constant);
        for (ClassUnit unit : checker.layouts.keySet()) checker.methods(unit);
        TableRules.check(checker.names.units());
        return checker.names;
    }

    private void declare(Parsing parsing) {
        ClassUnit unit = Declarations.read(parsing);
        if (unit == null) return;
        names.add(unit);
        layouts.put(unit, new Layout(parsing));
    }

    private void initialisers(ClassUnit unit) {
        ClassOrInterfaceDeclaration type = (ClassOrInterfaceDeclaration) unit.source().getType(0);
        for (FieldDeclaration declaration : type.getFields())
            for (VariableDeclarator variable : declaration.getVariables()) {
                Field field = unit.fields().get(variable.getNameAsString());
                Expression value = variable.getInitializer().orElseThrow();
                field.initialiser(
                        new Expressions(Context.of(names, field)).value(value, field.type()));
            }
    }

    private void methods(ClassUnit unit) {
        List<Places> places = new ArrayList<>();
        for (Routine routine : unit.routines()) places.add(body(routine));
        unit.routines().forEach(Reachability::check);
        unit.routines().forEach(DefiniteAssignment::check);
        for (int i = 0; i < places.size(); i++) describe(unit.routines().get(i), places.get(i));
    }

    private Places body(Routine routine) {
        MethodDeclaration source = routine.source();
        Places places = new Places(layouts.get(routine.owner()), SourceText.span(source));
        Statements statements = new Statements(Context.of(names, routine), places);
        routine.body(statements.body(source.getBody().orElseThrow()));
        return places;
    }

    private void describe(Routine routine, Places places) {
        Span span = SourceText.span(routine.source());
        Span brace = new Span(span.endLine(), span.endColumn(), span.endLine(), span.endColumn());
        Place end = places.of(brace);
        Point[] points = Sites.of(routine, end);
        routine.facts(new Routine.Body(method(routine, span), points, places.titles(), end));
    }

    private Method method(Routine routine, Span span) {
        SourceText text = routine.owner().text();
        return new Method(
                routine.fullName(),
                text.file(),
                span,
                routine.parameters().stream().map(Local::parameter).toList(),
                routine.result(),
                routine.resultView(),
                new Annotations(text).all(routine.source()),
                layouts.get(routine.owner()).javadoc(span.line()),
                routine.locals().stream().map(Local::parameter).distinct().toList());
    }
}
