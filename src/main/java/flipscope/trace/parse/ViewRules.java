package flipscope.trace.parse;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * How the values of a method are drawn when its parameters are drawn in given ways. An undeclared
 * variable takes the view of its first value, if both are of one type.
 */
public final class ViewRules {
    private final Routine routine;
    private final DisplayFormat result;
    private final DisplayFormat[] locals;

    /**
     * @param parameters the views of the parameters, as {@link #parameters(Expr.Call)} finds them
     */
    ViewRules(Routine routine, List<DisplayFormat> parameters) {
        this.routine = routine;
        this.result = routine.resultView(parameters);
        this.locals = routine.locals().stream().map(Local::view).toArray(DisplayFormat[]::new);
        for (int i = 0; i < parameters.size(); i++) {
            locals[i] = parameters.get(i);
        }
        CodeWalker.eachStatement(routine.body(), this::declaration);
    }

    private void declaration(Stmt s) {
        if (s instanceof Stmt.Declare n && n.value() != null) {
            take(n.local(), n.value().value().type(), own(n.value().value()));
        }
        if (s instanceof Stmt.ForEach n) {
            take(n.local(), n.table().type().element(), own(n.table()));
        }
    }

    private void take(Local local, Type type, DisplayFormat view) {
        if (!local.declared() && view != null && type.equals(local.type())) {
            locals[local.slot()] = view;
        }
    }

    public DisplayFormat of(Local local) {
        return locals[local.slot()];
    }

    Parameter parameter(Local local) {
        return new Parameter(local.name(), local.type(), of(local), local.domain());
    }

    Routine routine() {
        return routine;
    }

    /** How the result of the method is drawn. */
    DisplayFormat result() {
        return result;
    }

    /** How the values of a called method are drawn. */
    ViewRules called(Expr.Call call) {
        return new ViewRules(call.target(), parameters(call));
    }

    /** How a called method draws its parameters. */
    List<DisplayFormat> parameters(Expr.Call call) {
        List<DisplayFormat> drawn = new ArrayList<>();
        for (Expr argument : call.arguments()) {
            drawn.add(adopt(argument, call.target().parameters().get(drawn.size()).view()));
        }
        return call.target()
                .parameterViews(call.arguments().stream().map(Expr::type).toList(), drawn);
    }

    /**
     * The view of an expression; null for literals, constants without a view, and expressions of
     * these.
     */
    DisplayFormat own(Expr e) {
        if (!e.type().isTable() && e.type().isTruth()) {
            return DisplayFormat.FLAG;
        }
        return fitting(raw(e), e.type());
    }

    private DisplayFormat raw(Expr e) {
        if (e instanceof Expr.LocalRead n) {
            return of(n.local());
        }
        if (e instanceof Expr.FieldRead n) {
            return n.field().view();
        }
        if (e instanceof Expr.Assign n) {
            return of(n.target());
        }
        if (e instanceof Expr.Update n) {
            return of(n.target());
        }
        if (e instanceof Expr.Unary n) {
            return own(n.operand());
        }
        if (e instanceof Expr.Binary n) {
            return n.operator().shifts() ? own(n.left()) : joined(n);
        }
        if (e instanceof Expr.Conditional n) {
            return first(n.yes(), n.no());
        }
        if (e instanceof Expr.Index n) {
            return own(n.table());
        }
        if (e instanceof Expr.Length) {
            return DisplayFormat.NUMBER;
        }
        if (e instanceof Expr.Call n) {
            return n.target().resultView(parameters(n));
        }
        if (e instanceof Expr.Library n) {
            return library(n);
        }
        return null;
    }

    /**
     * The view of what two operands make. An {@code int} that is widened bit by bit, as in {@code m
     * & 0xFFFF_FFFFL}, is no number any more.
     */
    private DisplayFormat joined(Expr.Binary n) {
        boolean widens = n.operator().logical() && n.type().equals(Type.LONG);
        if (widens && n.left().type().equals(Type.INT)) {
            return own(n.right());
        }
        if (widens && n.right().type().equals(Type.INT)) {
            return own(n.left());
        }
        return first(n.left(), n.right());
    }

    /** The view of the first of two operands that has one, or null. */
    DisplayFormat first(Expr a, Expr b) {
        DisplayFormat view = own(a);
        return view != null ? view : own(b);
    }

    private DisplayFormat library(Expr.Library n) {
        if (!n.function().keepsBoard()) {
            return DisplayFormat.NUMBER;
        }
        return n.arguments().size() == 1 || n.function().name().startsWith("rotate")
                ? own(n.arguments().get(0))
                : first(n.arguments().get(0), n.arguments().get(1));
    }

    /** The view if it fits the type, else the default of the type; null stays null. */
    static DisplayFormat fitting(DisplayFormat view, Type type) {
        return view == null || view.fits(type)
                ? view
                : DisplayFormat.of(type).numbered(view.numbering());
    }

    /**
     * The view of an operand, or the adopted view of the other operand. An {@code int} of literals
     * and constants, as {@code ~0}, is a board beside a board, since it is promoted.
     */
    public DisplayFormat adopt(Expr e, DisplayFormat beside) {
        DisplayFormat own = own(e);
        if (own != null) {
            return own;
        }
        Type widest = isFixed(e) && e.type().equals(Type.INT) ? Type.LONG : e.type();
        boolean fits = beside != null && (beside.fits(e.type()) || beside.fits(widest));
        return fits ? beside : routine.owner().usual(e.type());
    }

    /** Whether it is a literal or a constant, perhaps with unary operators. */
    private static boolean isFixed(Expr e) {
        return e instanceof Expr.Literal
                || e instanceof Expr.FieldRead
                || e instanceof Expr.Unary n
                        && n.operator() != Operator.CAST
                        && isFixed(n.operand());
    }
}
