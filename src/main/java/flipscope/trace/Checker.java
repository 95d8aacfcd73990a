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

    /**
     * Checks one method alone, against classes that are checked already.
     *
     * @param layout of the file that the method is read from
     * @throws SourceException at the first fault
     */
    static void check(Names names, Routine routine, Layout layout) {
        Places places = body(names, routine, layout);
        Reachability.check(routine);
        DefiniteAssignment.check(routine);
        TableRules.check(routine);
        describe(routine, places, layout);
    }

    private void methods(ClassUnit unit) {
        Layout layout = layouts.get(unit);
        List<Places> places = new ArrayList<>();
        for (Routine routine : unit.routines()) places.add(body(names, routine, layout));
        unit.routines().forEach(Reachability::check);
        unit.routines().forEach(DefiniteAssignment::check);
        for (int i = 0; i < places.size(); i++)
            describe(unit.routines().get(i), places.get(i), layout);
    }

    private static Places body(Names names, Routine routine, Layout layout) {
        MethodDeclaration source = routine.source();
        Places places = new Places(layout, SourceText.span(source));
        Statements statements = new Statements(Context.of(names, routine), places);
        routine.body(statements.body(source.getBody().orElseThrow()));
        return places;
    }

    private static void describe(Routine routine, Places places, Layout layout) {
        Span span = SourceText.span(routine.source());
        Span brace = new Span(span.endLine(), span.endColumn(), span.endLine(), span.endColumn());
        Place end = places.of(brace);
        Point[] points = Sites.of(routine, end);
        routine.facts(
                new Routine.Body(method(routine, span, layout), points, places.titles(), end));
    }

    private static Method method(Routine routine, Span span, Layout layout) {
        SourceText text = routine.text();
        return new Method(
                routine.fullName(),
                text.file(),
                span,
                routine.parameters().stream().map(Local::parameter).toList(),
                routine.result(),
                routine.resultView(),
                new Annotations(text).all(routine.source()),
                layout.javadoc(span.line()),
                routine.locals().stream().map(Local::parameter).distinct().toList());
    }
}
