package flipscope.trace;

/** Finds the views of expressions that do not depend on their context. */
final class ViewRules {
    private ViewRules() {}

    /**
     * The view of an expression; null for literals, constants without a view, and expressions of
     * these.
     */
    static ViewKind own(Expr e) {
        if (!e.type().isTable() && e.type().isTruth()) return ViewKind.FLAG;
        return fitting(raw(e), e.type());
    }

    private static ViewKind raw(Expr e) {
        if (e instanceof Expr.LocalRead n) return n.local().view();
        if (e instanceof Expr.FieldRead n) return n.field().view();
        if (e instanceof Expr.Assign n) return n.target().view();
        if (e instanceof Expr.Update n) return n.target().view();
        if (e instanceof Expr.Unary n) return own(n.operand());
        if (e instanceof Expr.Cast n) return own(n.operand());
        if (e instanceof Expr.Binary n)
            return n.operator().shifts() ? own(n.left()) : first(n.left(), n.right());
        if (e instanceof Expr.Conditional n) return first(n.yes(), n.no());
        if (e instanceof Expr.Index n) return own(n.table());
        if (e instanceof Expr.Length) return ViewKind.NUMBER;
        if (e instanceof Expr.Call n) return n.target().resultView();
        if (e instanceof Expr.Library n) return library(n);
        return null;
    }

    /** The view of the first of two operands that has one, or null. */
    static ViewKind first(Expr a, Expr b) {
        ViewKind view = own(a);
        return view != null ? view : own(b);
    }

    private static ViewKind library(Expr.Library n) {
        if (!n.function().keepsBoard()) return ViewKind.NUMBER;
        return n.arguments().size() == 1 || n.function().name().startsWith("rotate")
                ? own(n.arguments().get(0))
                : first(n.arguments().get(0), n.arguments().get(1));
    }

    /** The view if it fits the type, else the default of the type; null stays null. */
    static ViewKind fitting(ViewKind view, Type type) {
        return view == null || view.fits(type) ? view : ViewKind.of(type);
    }

    /**
     * The view of an operand, or the adopted view of the other operand. An {@code int} of literals
     * and constants, as {@code ~0}, is a board beside a board, since it is promoted.
     */
    static ViewKind adopt(Expr e, ViewKind beside) {
        ViewKind own = own(e);
        if (own != null) return own;
        Type widest = isFixed(e) && e.type().equals(Type.INT) ? Type.LONG : e.type();
        boolean fits = beside != null && (beside.fits(e.type()) || beside.fits(widest));
        return fits ? beside : ViewKind.of(e.type());
    }

    /** Whether it is a literal or a constant, perhaps with unary operators. */
    private static boolean isFixed(Expr e) {
        return e instanceof Expr.Literal
                || e instanceof Expr.FieldRead
                || e instanceof Expr.Unary n && isFixed(n.operand());
    }
}
