package flipscope.scratch;

import flipscope.trace.Operator;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.parse.CodeWalker;
import flipscope.trace.parse.Expr;
import flipscope.trace.parse.Field;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.Stmt;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Prints a syntax tree in another language, by the language's table. A {@code long} is a word of 64
 * bits without a sign there; what minds the sign converts it.
 */
final class Printer {
    private final Language language;
    private final StringBuilder code = new StringBuilder();
    private int depth;
    private Type returns = Type.VOID;

    private boolean lacks;

    /** What has to be done before the next round of each open loop, the innermost first. */
    private final Deque<Runnable> rounds = new ArrayDeque<>();

    Printer(Language language) {
        this.language = language;
    }

    String code() {
        return code.toString();
    }

    /** Whether the language has nothing like something that was printed. */
    boolean lacks() {
        return lacks;
    }

    private String of(String key, Object... parts) {
        lacks |= !language.has(key);
        return lacks ? "" : language.of(key, parts);
    }

    // Members

    void field(Field field) {
        Type type = field.type();
        line(
                "constant." + type.dimensions(),
                type(type),
                name(field.name()),
                as(field.initialiser(), type));
    }

    void method(Routine routine) {
        String parameters =
                routine.parameters().stream()
                        .map(
                                each ->
                                        of(
                                                "parameter." + each.type().dimensions(),
                                                type(each.type()),
                                                name(each.name())))
                        .collect(Collectors.joining(", "));
        String kind =
                routine.result().equals(Type.VOID)
                        ? "procedure"
                        : "function." + routine.result().dimensions();
        line(kind, type(routine.result()), name(routine), parameters);
        block(() -> body(routine));
        end();
    }

    void body(Routine routine) {
        returns = routine.result();
        each(routine.body().statements());
    }

    // Statements

    private void each(List<Stmt> statements) {
        statements.forEach(this::statement);
    }

    private void statement(Stmt statement) {
        if (statement instanceof Stmt.Block) {
            apart(() -> inner(statement));
        } else if (statement instanceof Stmt.Declare declared) {
            declare(declared.local(), declared.value());
        } else if (statement instanceof Stmt.Evaluate evaluated) {
            evaluate(evaluated.expression());
        } else if (statement instanceof Stmt.If choice) {
            choose(choice);
        } else if (statement instanceof Stmt.Do loop) {
            loop(null, () -> leaveUnless(loop.condition()), loop.body());
        } else if (statement instanceof Stmt.For loop) {
            if (loop.starts().isEmpty()) {
                loop(loop);
            } else {
                apart(() -> loop(loop));
            }
        } else if (statement instanceof Stmt.ForEach loop) {
            each(loop);
        } else if (statement instanceof Stmt.Break) {
            line("break");
        } else if (statement instanceof Stmt.Continue) {
            rounds.element().run();
            line("continue");
        } else if (statement instanceof Stmt.Return result) {
            returned(result.value());
        }
    }

    /** Its names are nobody else’s, as far as the language can say that. */
    private void apart(Runnable content) {
        if (language.has("open")) {
            line("open");
            block(content);
            end();
        } else {
            content.run();
        }
    }

    /** What stands in a block of its own. */
    private void inner(Stmt statement) {
        each(statement instanceof Stmt.Block block ? block.statements() : List.of(statement));
    }

    private void loop(Stmt.For loop) {
        each(loop.starts());
        loop(loop.condition(), () -> each(loop.updates()), loop.body());
    }

    /** An entry of another type than its variable has a name of its own. */
    private void each(Stmt.ForEach loop) {
        Type entry = loop.table().type().element();
        Local local = loop.local();
        boolean same = entry.equals(local.type());
        String name = same ? name(local.name()) : "entry";
        String key = entry.isTable() ? "each.row" : "each";
        line(key, type(entry), name, expression(loop.table()));
        round(
                () -> {},
                () -> {
                    if (!same) {
                        String value = of("to." + local.type(), name);
                        line("begin.0", type(local.type()), name(local.name()), value);
                    }
                    inner(loop.body());
                });
    }

    private void declare(Local local, Expr.Assign value) {
        String type = type(local.type());
        if (value == null) {
            if (language.has("declare")) {
                line("declare", type, name(local.name()));
            }
        } else {
            line(
                    "begin." + local.type().dimensions(),
                    type,
                    name(local.name()),
                    as(value.value(), local.type()));
        }
    }

    private void evaluate(Expr expression) {
        if (expression instanceof Expr.Assign set) {
            line("set", name(set.target().name()), as(set.value(), set.type()));
        } else if (expression instanceof Expr.Update set) {
            line("set", name(set.target().name()), updated(set));
        } else {
            line("evaluate", expression(expression));
        }
    }

    private void choose(Stmt.If choice) {
        line("if", expression(choice.condition()));
        block(() -> inner(choice.then()));
        if (choice.otherwise() != null) {
            line("else");
            block(() -> inner(choice.otherwise()));
        }
        end();
    }

    /**
     * @param condition holds before each round; null where there is none
     */
    private void loop(Expr condition, Runnable between, Stmt body) {
        line("while", condition == null ? of("true") : expression(condition));
        round(between, () -> inner(body));
    }

    private void round(Runnable between, Runnable content) {
        rounds.push(between);
        block(
                () -> {
                    content.run();
                    between.run();
                });
        rounds.pop();
        end();
    }

    private void leaveUnless(Expr condition) {
        line("if", of("NOT", expression(condition)));
        block(() -> line("break"));
        end();
    }

    private void returned(Expr value) {
        if (value == null) {
            line("leave");
        } else {
            line("return", as(value, returns));
        }
    }

    private void block(Runnable content) {
        depth++;
        int before = code.length();
        content.run();
        if (code.length() == before && language.has("nothing")) {
            line("nothing");
        }
        depth--;
    }

    private void end() {
        if (language.has("end")) {
            line("end");
        }
    }

    private void line(String key, Object... parts) {
        code.append("    ".repeat(depth)).append(of(key, parts)).append('\n');
    }

    // Expressions

    private String expression(Expr e) {
        if (e instanceof Expr.Literal literal) {
            return literal(literal.value());
        }
        if (e instanceof Expr.LocalRead read) {
            return name(read.local().name());
        }
        if (e instanceof Expr.FieldRead read) {
            return name(read.field().name());
        }
        if (e instanceof Expr.Unary unary) {
            String operand = as(unary.operand(), unary.type());
            return unary.operator() == Operator.CAST
                    ? operand
                    : operation(unary.operator(), unary.type(), operand);
        }
        if (e instanceof Expr.Binary binary) {
            return binary(binary);
        }
        if (e instanceof Expr.Conditional choice) {
            return of(
                    "CHOOSE",
                    expression(choice.condition()),
                    as(choice.yes(), e.type()),
                    as(choice.no(), e.type()));
        }
        if (e instanceof Expr.Assign set) {
            return of("value", name(set.target().name()), as(set.value(), e.type()));
        }
        if (e instanceof Expr.Update set) {
            return update(set);
        }
        if (e instanceof Expr.Index read) {
            return of("LOOKUP", expression(read.table()), as(read.index(), Type.INT));
        }
        if (e instanceof Expr.Length length) {
            return of("length", expression(length.table()));
        }
        if (e instanceof Expr.Call call) {
            return of(
                    "call",
                    name(call.target()),
                    arguments(call.arguments(), call.target().types()));
        }
        if (e instanceof Expr.Library call) {
            String name = call.function().fullName();
            String type = call.function().owner().equals("Math") ? "." + e.type() : "";
            return of(name + type, parts(call.arguments(), call.function().parameters()).toArray());
        }
        if (e instanceof Expr.Elements table) {
            List<Type> types = Collections.nCopies(table.elements().size(), e.type().element());
            return of("elements", arguments(table.elements(), types));
        }
        // What fills tables is only called by static initialisers.
        return of("fill");
    }

    private String arguments(List<Expr> values, List<Type> types) {
        return String.join(", ", parts(values, types));
    }

    private List<String> parts(List<Expr> values, List<Type> types) {
        return IntStream.range(0, values.size())
                .mapToObj(at -> as(values.get(at), types.get(at)))
                .toList();
    }

    private String operation(Operator operator, Type type, String... operands) {
        String key = operator + "." + type;
        return of(language.has(key) ? key : operator.name(), (Object[]) operands);
    }

    private String binary(Expr.Binary e) {
        boolean shifts = e.operator().shifts();
        Type left = e.left().type();
        Type type = shifts ? left : left.promoted(e.right().type());
        String right = shifts ? count(e.right(), type) : as(e.right(), type);
        return operation(e.operator(), type, as(e.left(), type), right);
    }

    /** How far a shift goes: Java takes the lowest bits of its right operand alone. */
    private String count(Expr right, Type shifted) {
        int most = shifted.width() - 1;
        return right instanceof Expr.Literal literal
                ? of("places." + shifted, literal.value().bits() & most)
                : of("masked." + shifted, as(right, Type.INT), most);
    }

    private String update(Expr.Update set) {
        String whole = of("value", name(set.target().name()), updated(set));
        if (!set.postfix()) {
            return whole;
        }
        Operator back = set.operator() == Operator.ADD ? Operator.SUBTRACT : Operator.ADD;
        return operation(back, set.type(), whole, as(set.value(), set.type()));
    }

    private String updated(Expr.Update set) {
        Expr before = new Expr.LocalRead(set.span(), set.target(), null);
        return as(
                new Expr.Binary(
                        set.computed(), set.span(), set.id(), set.operator(), before, set.value()),
                set.type());
    }

    private String as(Expr e, Type type) {
        if (e.type().equals(type)) {
            return expression(e);
        }
        return e instanceof Expr.Literal literal
                ? literal(literal.value().as(type))
                : of("to." + type, expression(e));
    }

    private String literal(Word value) {
        if (value.type().isTruth()) {
            return of(value.text());
        }
        boolean wide = value.type().equals(Type.LONG) && (value.bits() < 0 || value.bits() > 255);
        String hex = HexFormat.of().withUpperCase().toHexDigits(value.bits());
        String digits =
                wide
                        ? "0x" + hex.replaceAll("(.{4})(?=.)", "$1" + of("between"))
                        : Long.toString(value.bits());
        return of("literal." + value.type(), digits);
    }

    private String type(Type type) {
        return of(new Type(type.kind(), 0).toString());
    }

    /**
     * Other languages have one thing of a name: a second function is told apart by a number, and
     * one that has the name of a variable too.
     */
    private String name(Routine routine) {
        List<Routine> all = routine.owner().routines();
        List<Routine> alike =
                all.stream().filter(each -> each.name().equals(routine.name())).toList();
        int number = alike.indexOf(routine) + 1;
        boolean taken = all.stream().anyMatch(each -> hasVariable(each, routine.name()));
        return name(routine.name()) + (taken ? "_" : "") + (number > 1 ? number : "");
    }

    private static boolean hasVariable(Routine routine, String name) {
        boolean[] found = {
            routine.parameters().stream().anyMatch(each -> each.name().equals(name))
        };
        CodeWalker.eachStatement(
                routine.body(),
                s -> {
                    boolean declares =
                            s instanceof Stmt.Declare one && one.local().name().equals(name);
                    boolean loops =
                            s instanceof Stmt.ForEach one && one.local().name().equals(name);
                    found[0] |= declares || loops;
                });
        return found[0];
    }

    private String name(String name) {
        return language.takes(name) ? name + "_" : name;
    }
}
