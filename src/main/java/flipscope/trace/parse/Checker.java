package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import flipscope.trace.Method;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/** Checks a program in the order of a compiler: declarations, names and types, flow, tables. */
public final class Checker {
    private Checker() {}

    /**
     * Checks files that have been parsed.
     *
     * @throws SourceException at the first fault
     */
    public static ClassTable check(Stream<ParsedFile> files) {
        ClassTable names = new ClassTable();
        files.map(DeclarationReader::read).filter(Objects::nonNull).forEach(names::add);
        names.units().forEach(unit -> initialisers(names, unit));
        for (ClassUnit unit : names.units()) {
            unit.fields().values().forEach(Field::constant);
        }
        names.units().forEach(unit -> methods(names, unit));
        TableRules.check(names.units());
        return names;
    }

    private static void initialisers(ClassTable names, ClassUnit unit) {
        for (FieldDeclaration declaration : unit.type().getFields()) {
            for (VariableDeclarator variable : declaration.getVariables()) {
                Field field = unit.fields().get(variable.getNameAsString());
                Expression value = variable.getInitializer().orElseThrow();
                field.initialiser(
                        new ExpressionChecker(new CheckContext(names, field))
                                .value(value, field.type()));
            }
        }
    }

    /**
     * Reads and checks a method again from its changed file, beside classes that have been checked.
     *
     * @throws SourceException at the first fault
     */
    public static Routine checkAgain(ClassTable names, Routine before, SourceFile changed) {
        ParsedFile parsing = WrittenFile.parse(changed);
        Routine routine = DeclarationReader.again(parsing, before);
        StatementPlaces places = body(names, routine, new SourceLayout(parsing));
        Reachability.check(routine);
        DefiniteAssignment.check(routine);
        TableRules.check(routine);
        describe(routine, places);
        return routine;
    }

    private static void methods(ClassTable names, ClassUnit unit) {
        SourceLayout layout = new SourceLayout(unit.parsing());
        Map<Routine, StatementPlaces> places = new LinkedHashMap<>();
        unit.routines().forEach(each -> places.put(each, body(names, each, layout)));
        unit.routines().forEach(Reachability::check);
        unit.routines().forEach(DefiniteAssignment::check);
        places.forEach(Checker::describe);
    }

    private static StatementPlaces body(ClassTable names, Routine routine, SourceLayout layout) {
        MethodDeclaration source = routine.source();
        StatementPlaces places = new StatementPlaces(layout, span(source));
        StatementChecker statements =
                new StatementChecker(new CheckContext(names, routine), places);
        routine.body(statements.block(source.getBody().orElseThrow()));
        return places;
    }

    private static void describe(Routine routine, StatementPlaces places) {
        Span span = span(routine.source());
        StatementPlace end = places.of(span.end());
        List<String> titles = places.titles();
        routine.describer(
                views ->
                        new Routine.Details(
                                method(routine, views, span),
                                OperatorAnalysis.of(routine, views, end),
                                titles,
                                end));
    }

    private static Method method(Routine routine, ViewRules views, Span span) {
        SourceText text = routine.text();
        return new Method(
                routine.fullName(),
                text.file(),
                span,
                routine.parameters().stream().map(views::parameter).toList(),
                routine.result(),
                views.result(),
                new AnnotationReader(text, routine.owner().numbering()).all(routine.source()),
                routine.locals().stream().map(views::parameter).distinct().toList());
    }
}
