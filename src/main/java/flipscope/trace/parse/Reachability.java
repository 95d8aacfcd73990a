package flipscope.trace.parse;

import flipscope.trace.SourceException;
import flipscope.trace.Type;

/** Refuses unreachable statements and missing returns, as the Java language defines them. */
record Reachability(Routine routine) {

    /**
     * @throws SourceException at the first statement that cannot be reached, or at the closing
     *     brace if a {@code return} is missing there
     */
    static void check(Routine routine) {
        boolean open = new Reachability(routine).completes(routine.body());
        if (!open || routine.result().equals(Type.VOID)) {
            return;
        }
        throw routine.text()
                .fault(
                        routine.body().span().end(),
                        "`%s` can end here without a result; return one".formatted(routine.name()));
    }

    /** Whether the statement after this one can be reached. */
    private boolean completes(Stmt s) {
        if (s instanceof Stmt.Block n) {
            return block(n);
        }
        if (s instanceof Stmt.If n) {
            return branch(n);
        }
        if (s instanceof Stmt.For n) {
            return loop(n);
        }
        if (s instanceof Stmt.Do n) {
            return loop(n);
        }
        if (s instanceof Stmt.ForEach n) {
            completes(n.body());
            return true;
        }
        return !(s instanceof Stmt.Break || s instanceof Stmt.Continue || s instanceof Stmt.Return);
    }

    private boolean block(Stmt.Block n) {
        Stmt end = null;
        for (Stmt s : n.statements()) {
            if (end != null) {
                throw unreachable(end, s);
            }
            end = completes(s) ? null : s;
        }
        return end == null;
    }

    /** The fault of what follows a loop without an end is the loop's. */
    private SourceException unreachable(Stmt end, Stmt s) {
        boolean loops = end instanceof Stmt.For || end instanceof Stmt.Do;
        return loops
                ? routine.text()
                        .fault(
                                end.span(),
                                "this loop never ends, so nothing after it can be reached")
                : unreachable(s);
    }

    private SourceException unreachable(Stmt s) {
        return routine.text().fault(s.span(), "this can never be reached; remove it");
    }

    /** Both branches count as reachable, whatever the condition, as in Java. */
    private boolean branch(Stmt.If n) {
        boolean then = completes(n.then());
        boolean otherwise = n.otherwise() == null || completes(n.otherwise());
        return then || otherwise;
    }

    /** A loop without a condition never ends by itself. */
    private boolean loop(Stmt.For n) {
        if (ConstantExpressions.is(n.condition(), false)) {
            throw unreachable(n.body());
        }
        completes(n.body());
        return !ConstantExpressions.is(n.condition(), true) || leaves(n.body(), Stmt.Break.class);
    }

    private boolean loop(Stmt.Do n) {
        boolean tested = completes(n.body()) || leaves(n.body(), Stmt.Continue.class);
        return tested && !ConstantExpressions.is(n.condition(), true)
                || leaves(n.body(), Stmt.Break.class);
    }

    /** Whether a statement of that kind is in a body; one in an inner loop leaves that loop. */
    private static boolean leaves(Stmt body, Class<? extends Stmt> kind) {
        boolean loop =
                body instanceof Stmt.For || body instanceof Stmt.Do || body instanceof Stmt.ForEach;
        return kind.isInstance(body)
                || !loop && body.statements().stream().anyMatch(inner -> leaves(inner, kind));
    }
}
