package flipscope.trace.parse;

import flipscope.trace.Operator;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import flipscope.trace.parse.OperatorTable.Form;
import java.util.ArrayList;
import java.util.List;

/** Works out what all steps of each operator of a method share, and how its values are drawn. */
final class OperatorAnalysis {
    private final Routine routine;
    private final ViewRules views;
    private final OperatorTable operators;

    private OperatorAnalysis(Routine routine, ViewRules views) {
        this.routine = routine;
        this.views = views;
        this.operators = new OperatorTable(routine, views);
    }

    /**
     * All operators by id, followed by the implicit return of a method without a result.
     *
     * @param end the place of that return
     */
    static OperatorInfo[] of(Routine routine, ViewRules views, StatementPlace end) {
        OperatorAnalysis analysis = new OperatorAnalysis(routine, views);
        analysis.statement(routine.body());
        return analysis.operators.all(end);
    }

    // Statements

    private void statement(Stmt s) {
        if (s instanceof Stmt.Block n) {
            n.statements().forEach(this::statement);
        }
        if (s instanceof Stmt.Declare n && n.value() != null) {
            top(n.place(), n.value());
        }
        if (s instanceof Stmt.Evaluate n) {
            top(n.place(), n.expression());
        }
        if (s instanceof Stmt.Return n) {
            result(n);
        }
        if (s instanceof Stmt.If n) {
            branch(n);
        }
        if (s instanceof Stmt.Do n) {
            loop(n);
        }
        if (s instanceof Stmt.For n) {
            loop(n);
        }
        if (s instanceof Stmt.ForEach n) {
            loop(n);
        }
    }

    private void top(StatementPlace where, Expr e) {
        operators.at(where);
        expression(e, views.adopt(e, null), true, null);
    }

    private void branch(Stmt.If n) {
        top(n.place(), n.condition());
        statement(n.then());
        if (n.otherwise() != null) {
            statement(n.otherwise());
        }
    }

    private void loop(Stmt.Do n) {
        top(n.place(), n.condition());
        statement(n.body());
    }

    private void loop(Stmt.For n) {
        n.starts().forEach(this::statement);
        if (n.condition() != null) {
            top(n.place(), n.condition());
        }
        n.updates().forEach(this::statement);
        statement(n.body());
    }

    private void loop(Stmt.ForEach n) {
        operators.at(n.place());
        ViewKind view = views.of(n.local());
        ViewKind table = views.adopt(n.table(), view);
        expression(n.table(), table, true, null);
        Form form = new Form(n.place().span(), Operator.LOOKUP, n.table().type().element(), view);
        operators.add(
                n.id(),
                form,
                List.of(operators.text(n.table()), ""),
                List.of(table, ViewKind.NUMBER),
                true,
                n.local());
        statement(n.body());
    }

    private void result(Stmt.Return n) {
        operators.at(n.place());
        ViewKind view = views.result();
        List<Expr> operands =
                n.value() == null
                        ? List.of()
                        : n.value() instanceof Expr.Elements list
                                ? list.elements()
                                : List.of(n.value());
        List<ViewKind> drawn = new ArrayList<>();
        for (Expr operand : operands) {
            drawn.add(returned(operand, view.word(drawn.size())));
        }
        Form form = new Form(n.span(), Operator.RETURN, routine.result(), view);
        operators.add(n.id(), form, operators.texts(operands), List.copyOf(drawn), true, null);
    }

    /** An operator takes the view of the result; a bare name keeps its own. */
    private ViewKind returned(Expr e, ViewKind wanted) {
        boolean bare =
                e instanceof Expr.LocalRead
                        || e instanceof Expr.FieldRead
                        || e instanceof Expr.Literal;
        if (bare || e instanceof Expr.Assign || e instanceof Expr.Update) {
            return inner(e, wanted);
        }
        ViewKind view = wanted.fits(e.type()) ? wanted : ViewKind.of(e.type());
        expression(e, view, false, null);
        return view;
    }

    // Expressions

    /**
     * @param view how the expression's value is drawn
     * @param last whether it is the outermost of its statement
     * @param target the variable that takes its value, or null
     */
    private void expression(Expr e, ViewKind view, boolean last, Local target) {
        if (e instanceof Expr.Binary n) {
            binary(n, view, last, target);
        } else if (e instanceof Expr.Unary n) {
            unary(n, view, last, target);
        } else if (e instanceof Expr.Assign n) {
            assign(n, last);
        } else if (e instanceof Expr.Update n) {
            update(n, last);
        } else if (e instanceof Expr.Cast n) {
            cast(n, view, last, target);
        } else if (e instanceof Expr.Shortcut n) {
            shortcut(n, last, target);
        } else if (e instanceof Expr.Conditional n) {
            conditional(n, view, last, target);
        } else if (e instanceof Expr.Index n) {
            index(n, view, last, target);
        } else if (e instanceof Expr.Call n) {
            call(n, view, last, target);
        } else if (e instanceof Expr.Library n) {
            library(n, view, last, target);
        } else if (e instanceof Expr.Length n) {
            inner(n.table(), null);
        }
    }

    /** An operand, which adopts the view of the other operand if it has none. */
    private ViewKind inner(Expr e, ViewKind beside) {
        ViewKind view = views.adopt(e, beside);
        expression(e, view, false, null);
        return view;
    }

    /** An index or a shift distance, always drawn as a number. */
    private ViewKind number(Expr e) {
        expression(e, ViewKind.NUMBER, false, null);
        return ViewKind.NUMBER;
    }

    private void binary(Expr.Binary n, ViewKind view, boolean last, Local target) {
        ViewKind natural = views.own(n.operator().shifts() ? n.left() : n);
        if (n.operator().compares()) {
            natural = views.first(n.left(), n.right());
        }
        ViewKind beside = beside(n, natural, view);
        ViewKind left = inner(n.left(), beside);
        ViewKind right = n.operator().shifts() ? number(n.right()) : inner(n.right(), beside);
        Form form = new Form(n.span(), n.operator(), n.type(), view);
        operators.add(
                n.id(),
                form,
                List.of(operators.text(n.left()), operators.text(n.right())),
                List.of(left, right),
                last,
                target);
    }

    /** What an operand without a view adopts: the view of the other operand, or of the result. */
    private static ViewKind beside(Expr.Binary n, ViewKind natural, ViewKind view) {
        if (natural != null) {
            return natural;
        }
        return n.operator().compares()
                ? ViewKind.of(TypeRules.promoted(n.left().type(), n.right().type()))
                : view;
    }

    private void unary(Expr.Unary n, ViewKind view, boolean last, Local target) {
        ViewKind operand = inner(n.operand(), view);
        Form form = new Form(n.span(), n.operator(), n.type(), view);
        operators.add(
                n.id(), form, List.of(operators.text(n.operand())), List.of(operand), last, target);
    }

    private void cast(Expr.Cast n, ViewKind view, boolean last, Local target) {
        ViewKind operand = inner(n.operand(), view);
        Form form = new Form(n.span(), Operator.CAST, n.type(), view);
        operators.add(
                n.id(), form, List.of(operators.text(n.operand())), List.of(operand), last, target);
    }

    /** If the value makes a step, that step takes the name and is the outermost. */
    private void assign(Expr.Assign n, boolean last) {
        Local local = n.target();
        ViewKind view = views.of(local);
        if (n.id() < 0) {
            expression(n.value(), ViewRules.fitting(view, n.value().type()), last, local);
            return;
        }
        ViewKind operand = inner(n.value(), view);
        Form form = new Form(n.span(), Operator.ASSIGN, local.type(), view);
        operators.add(
                n.id(), form, List.of(operators.text(n.value())), List.of(operand), last, local);
    }

    private void update(Expr.Update n, boolean last) {
        Local local = n.target();
        ViewKind view = views.of(local);
        ViewKind right = n.operator().shifts() ? number(n.value()) : inner(n.value(), view);
        Type type = n.wide() ? Type.LONG : local.type();
        Form form = new Form(n.span(), n.operator(), type, ViewRules.fitting(view, type));
        boolean byOne = n.value().span().equals(n.span());
        List<String> texts = List.of(local.name(), byOne ? "1" : operators.text(n.value()));
        operators.add(n.id(), form, texts, List.of(view, right), last, local);
    }

    private void shortcut(Expr.Shortcut n, boolean last, Local target) {
        inner(n.left(), ViewKind.FLAG);
        inner(n.right(), ViewKind.FLAG);
        Form form = new Form(n.span(), n.operator(), Type.BOOLEAN, ViewKind.FLAG);
        List<String> texts = List.of(operators.text(n.left()), operators.text(n.right()));
        operators.add(n.id(), form, texts, List.of(ViewKind.FLAG, ViewKind.FLAG), last, target);
    }

    /** A step shows the condition and the chosen branch, so both branches are drawn alike. */
    private void conditional(Expr.Conditional n, ViewKind view, boolean last, Local target) {
        inner(n.condition(), ViewKind.FLAG);
        ViewKind natural = views.first(n.yes(), n.no());
        ViewKind branch = natural == null ? view : natural;
        inner(n.yes(), branch);
        inner(n.no(), branch);
        Form form = new Form(n.span(), Operator.CHOOSE, n.type(), view);
        List<String> texts =
                List.of(
                        operators.text(n.condition()),
                        operators.text(n.yes()),
                        operators.text(n.no()));
        operators.add(n.id(), form, texts, List.of(ViewKind.FLAG, branch, branch), last, target);
    }

    private void index(Expr.Index n, ViewKind view, boolean last, Local target) {
        ViewKind table = inner(n.table(), view);
        Form form = new Form(n.span(), Operator.LOOKUP, n.type(), view);
        List<String> texts = List.of(operators.text(n.table()), operators.text(n.index()));
        operators.add(n.id(), form, texts, List.of(table, number(n.index())), last, target);
    }

    private void call(Expr.Call n, ViewKind view, boolean last, Local target) {
        List<ViewKind> drawn = new ArrayList<>();
        for (Expr argument : n.arguments()) {
            drawn.add(inner(argument, n.target().parameters().get(drawn.size()).view()));
        }
        Form form = new Form(n.span(), Operator.CALL, n.type(), view);
        operators.add(
                n.id(), form, operators.texts(n.arguments()), List.copyOf(drawn), last, target);
    }

    private void library(Expr.Library n, ViewKind view, boolean last, Local target) {
        ViewKind first = views.own(n.arguments().get(0));
        List<ViewKind> drawn = new ArrayList<>();
        for (Expr argument : n.arguments()) {
            drawn.add(
                    n.function().name().startsWith("rotate") && drawn.size() == 1
                            ? number(argument)
                            : inner(argument, first));
        }
        Form form = new Form(n.span(), Operator.LIBRARY, n.type(), view);
        operators.add(
                n.id(), form, operators.texts(n.arguments()), List.copyOf(drawn), last, target);
    }
}
