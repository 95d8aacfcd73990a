package flipscope.trace.parse;

import static flipscope.trace.parse.SourceText.span;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import flipscope.trace.LibraryMethod;
import flipscope.trace.SourceException;
import flipscope.trace.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Resolves the names of variables, constants and methods, and {@code length}. */
final class NameResolver {
    private final CheckContext context;
    private final SourceText text;
    private final ExpressionChecker expressions;

    NameResolver(CheckContext context, ExpressionChecker expressions) {
        this.context = context;
        this.text = context.text();
        this.expressions = expressions;
    }

    Expr name(NameExpr n) {
        Expr found = variable(n);
        if (found != null) {
            return found;
        }
        String told =
                unit(n.getNameAsString()) == null
                        ? "there is no variable or constant named `%s` here"
                        : "`%s` is a class; write a dot and the name of a constant or method"
                                + " after it";
        throw text.fault(n, told.formatted(n.getNameAsString()));
    }

    /** A local variable or a constant of this class, or null. */
    private Expr variable(NameExpr n) {
        String name = n.getNameAsString();
        Local local = context.local(name);
        if (local != null) {
            return new Expr.LocalRead(span(n), local, context.constant(local));
        }
        Field field = context.unit().fields().get(name);
        if (field == null) {
            return null;
        }
        if (!context.inSight(field)) {
            throw text.fault(
                    n,
                    "`%s` is declared further down and has no value yet; move it up"
                            .formatted(name));
        }
        return new Expr.FieldRead(span(n), field);
    }

    /** {@code table.length} or {@code Class.CONSTANT}. */
    Expr member(FieldAccessExpr n) {
        ClassUnit owner = owner(n.getScope());
        if (owner != null) {
            return constant(n, owner);
        }
        Expr table = expressions.value(n.getScope());
        if (!table.type().isTable() || !n.getNameAsString().equals("length")) {
            throw text.fault(
                    n.getName(),
                    "a value of type %s has no `%s`".formatted(table.type(), n.getNameAsString()));
        }
        return new Expr.Length(span(n), table);
    }

    /** The class before a dot, or null if there is a value. */
    private ClassUnit owner(Expression scope) {
        if (scope instanceof FieldAccessExpr path && isPackage(path)) {
            throw text.refusal(scope, "a package in an expression", "write the class alone");
        }
        if (!(scope instanceof NameExpr name) || variable(name) != null) {
            return null;
        }
        ClassUnit owner = unit(name.getNameAsString());
        if (owner == null) {
            throw noClass(scope, name.getNameAsString());
        }
        return owner;
    }

    private boolean isPackage(FieldAccessExpr path) {
        Expression first = path.getScope();
        while (first instanceof FieldAccessExpr inner) {
            first = inner.getScope();
        }
        return isUnknown(first);
    }

    private ClassUnit unit(String name) {
        return context.names().find(context.unit(), name);
    }

    private boolean isUnknown(Expression e) {
        return e instanceof NameExpr name
                && variable(name) == null
                && unit(name.getNameAsString()) == null;
    }

    private SourceException noClass(Expression scope, String name) {
        String methods = LibraryMethod.named(name);
        String told =
                methods.isEmpty()
                        ? "there is no variable, constant or class named `%s` here"
                        : "of %s only these methods can be used: %s; write the number itself";
        return text.fault(scope, told.formatted(name, methods));
    }

    private Expr constant(FieldAccessExpr n, ClassUnit owner) {
        Field field = owner.fields().get(n.getNameAsString());
        if (field == null) {
            throw text.fault(
                    n.getName(),
                    "%s has no constant named `%s`".formatted(owner.name(), n.getNameAsString()));
        }
        if (!context.mayUse(field.hidden(), owner)) {
            throw text.fault(
                    n.getName(), "`%s` is private in %s".formatted(field.name(), owner.name()));
        }
        return new Expr.FieldRead(span(n), field);
    }

    /** A call of a method of these sources or of the library. */
    Expr call(MethodCallExpr n) {
        if (n.getTypeArguments().isPresent()) {
            throw text.refusal(n, "a type argument", "leave it out");
        }
        if (n.getScope().isEmpty()) {
            return routine(n, context.unit());
        }
        Expression scope = n.getScope().get();
        if (isLibrary(scope)) {
            return library(n, ((NameExpr) scope).getNameAsString());
        }
        if (scope.toString().matches("System\\.(out|err)")) {
            throw text.fault(n, "nothing can be printed here; each step shows its values");
        }
        ClassUnit owner = owner(scope);
        if (owner == null) {
            throw text.fault(n.getName(), "a value has no methods; write the class before the dot");
        }
        return routine(n, owner);
    }

    private boolean isLibrary(Expression scope) {
        return scope instanceof NameExpr name
                && !LibraryMethod.named(name.getNameAsString()).isEmpty()
                && isUnknown(name);
    }

    private Expr routine(MethodCallExpr n, ClassUnit owner) {
        List<Routine> candidates =
                owner.routines().stream()
                        .filter(one -> one.name().equals(n.getNameAsString()))
                        .filter(one -> context.mayUse(one.source().isPrivate(), owner))
                        .toList();
        if (candidates.isEmpty()) {
            throw text.fault(
                    n.getName(),
                    "%s has no method named `%s`".formatted(owner.name(), n.getNameAsString()));
        }
        List<Expr> arguments = arguments(n);
        Routine target = choose(n, candidates, Routine::types, arguments);
        return new Expr.Call(span(n), context.nextOperator(), target, arguments);
    }

    private Expr library(MethodCallExpr n, String owner) {
        List<LibraryMethod> candidates =
                LibraryMethod.ALL.stream()
                        .filter(one -> one.owner().equals(owner))
                        .filter(one -> one.name().equals(n.getNameAsString()))
                        .toList();
        if (candidates.isEmpty()) {
            throw text.refusal(
                    n.getName(),
                    owner + "." + n.getNameAsString(),
                    "only these can: " + LibraryMethod.named(owner));
        }
        List<Expr> arguments = arguments(n);
        LibraryMethod target = choose(n, candidates, LibraryMethod::parameters, arguments);
        return new Expr.Library(span(n), context.nextOperator(), target, arguments);
    }

    /** Calls in calls may be nested deep: a loop takes less of the stack than a stream. */
    private List<Expr> arguments(MethodCallExpr n) {
        List<Expr> arguments = new ArrayList<>();
        for (Expression argument : n.getArguments()) {
            arguments.add(expressions.value(argument));
        }
        return arguments;
    }

    // Overloads

    /** The method of a call: the most specific that takes the arguments, as in Java. */
    private <T> T choose(
            MethodCallExpr n,
            List<T> candidates,
            Function<T, List<Type>> parameters,
            List<Expr> arguments) {
        List<Type> types = arguments.stream().map(Expr::type).toList();
        List<T> fitting =
                candidates.stream().filter(one -> takes(parameters.apply(one), types)).toList();
        return fitting.stream()
                .filter(
                        one ->
                                fitting.stream()
                                        .map(parameters)
                                        .allMatch(other -> takes(other, parameters.apply(one))))
                .findFirst()
                .orElseThrow(() -> mismatch(n, candidates.stream().map(parameters), types));
    }

    private static boolean takes(List<Type> parameters, List<Type> arguments) {
        return parameters.size() == arguments.size()
                && IntStream.range(0, arguments.size())
                        .allMatch(i -> TypeRules.assignable(arguments.get(i), parameters.get(i)));
    }

    /** Says which arguments are expected. */
    private SourceException mismatch(
            MethodCallExpr n, Stream<List<Type>> candidates, List<Type> arguments) {
        String wanted = candidates.map(NameResolver::list).collect(Collectors.joining(" or "));
        return text.fault(
                n.getName(),
                "`%s` takes %s, not %s".formatted(n.getNameAsString(), wanted, list(arguments)));
    }

    private static String list(List<Type> types) {
        return types.stream().map(Type::toString).collect(Collectors.joining(", ", "(", ")"));
    }
}
