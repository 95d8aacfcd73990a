package flipscope.trace.parse;

import flipscope.trace.Operator;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Refuses reads of variables that may be unassigned and second assignments to final ones. */
final class DefiniteAssignment {
    /** The states after a condition that was true and one that was false. */
    private record Branches(FlowState yes, FlowState no) {}

    /** The states at the breaks and continues of a loop. */
    private record Exits(List<FlowState> breaks, List<FlowState> continues) {}

    private final Routine routine;
    private final Deque<Exits> loops = new ArrayDeque<>();
    private final Map<Local, Span> assigned = new HashMap<>();
    private FlowState now = new FlowState();

    private DefiniteAssignment(Routine routine) {
        this.routine = routine;
        for (Local parameter : routine.parameters()) {
            now = now.assign(parameter);
        }
    }

    /**
     * @throws SourceException at the first use of a variable that may have no value, or the first
     *     assignment that a final variable does not allow
     */
    static void check(Routine routine) {
        new DefiniteAssignment(routine).statement(routine.body());
    }

    private SourceException fault(Span span, String message) {
        return routine.text().fault(span, message);
    }

    // Statements

    private void statement(Stmt s) {
        if (s instanceof Stmt.Block n) {
            n.statements().forEach(this::statement);
        } else if (s instanceof Stmt.Declare n) {
            declare(n);
        } else if (s instanceof Stmt.Evaluate n) {
            expression(n.expression());
        } else if (s instanceof Stmt.If n) {
            branch(
                    n.condition(),
                    () -> statement(n.then()),
                    () -> Optional.ofNullable(n.otherwise()).ifPresent(this::statement));
        } else if (s instanceof Stmt.Do n) {
            loop(n);
        } else if (s instanceof Stmt.For n) {
            loop(n);
        } else if (s instanceof Stmt.ForEach n) {
            loop(n);
        } else {
            leave(s);
        }
    }

    private void leave(Stmt s) {
        if (s instanceof Stmt.Return n && n.value() != null) {
            expression(n.value());
        }
        if (s instanceof Stmt.Break) {
            loops.element().breaks().add(now);
        }
        if (s instanceof Stmt.Continue) {
            loops.element().continues().add(now);
        }
        if (!(s instanceof Stmt.Empty)) {
            now = FlowState.unreachable();
        }
    }

    private void declare(Stmt.Declare n) {
        now = now.declare(n.local());
        if (n.value() != null) {
            expression(n.value());
        }
    }

    private void branch(Expr condition, Runnable yes, Runnable no) {
        Branches branches = condition(condition);
        now = branches.yes();
        yes.run();
        FlowState then = now;
        now = branches.no();
        no.run();
        now = now.meet(then);
    }

    private void loop(Stmt.Do n) {
        FlowState entry = now;
        Exits exits = body(n.body());
        Branches branches = condition(n.condition());
        checkNextRound(entry, branches.yes());
        now = merge(branches.no(), exits.breaks());
    }

    private void loop(Stmt.For n) {
        n.starts().forEach(this::statement);
        FlowState entry = now;
        Branches branches = condition(n.condition());
        now = branches.yes();
        Exits exits = body(n.body());
        n.updates().forEach(this::statement);
        checkNextRound(entry, now);
        now = merge(branches.no(), exits.breaks());
    }

    private void loop(Stmt.ForEach n) {
        expression(n.table());
        FlowState entry = now;
        now = now.assign(n.local());
        Exits exits = body(n.body());
        checkNextRound(entry, now);
        now = merge(entry.meet(now), exits.breaks());
    }

    private Exits body(Stmt body) {
        Exits exits = new Exits(new ArrayList<>(), new ArrayList<>());
        loops.push(exits);
        statement(body);
        loops.pop();
        now = merge(now, exits.continues());
        return exits;
    }

    private static FlowState merge(FlowState one, List<FlowState> others) {
        return others.stream().reduce(one, FlowState::meet);
    }

    /**
     * Refuses a loop that assigns a final variable from outside: the second round would assign it
     * again.
     */
    private void checkNextRound(FlowState entry, FlowState back) {
        for (Local local : routine.locals()) {
            if (local.fixed() && entry.untouched(local) && !back.untouched(local)) {
                throw fault(
                        assigned.get(local),
                        "`%s` is final, and a second round would assign it again"
                                .formatted(local.name()));
            }
        }
    }

    // Expressions

    private void expression(Expr e) {
        if (branches(e)) {
            Branches both = condition(e);
            now = both.yes().meet(both.no());
        } else if (e instanceof Expr.LocalRead n) {
            read(n.span(), n.local());
        } else if (e instanceof Expr.Assign n) {
            expression(n.value());
            take(n.span(), n.target());
        } else if (e instanceof Expr.Update n) {
            read(n.span(), n.target());
            expression(n.value());
            take(n.span(), n.target());
        } else if (e instanceof Expr.Conditional n) {
            branch(n.condition(), () -> expression(n.yes()), () -> expression(n.no()));
        } else {
            e.parts().forEach(this::expression);
        }
    }

    /** Whether the state differs by the value of the expression. */
    private static boolean branches(Expr e) {
        return e instanceof Expr.Binary b && b.operator().shortCircuits()
                || e instanceof Expr.Unary n && n.operator() == Operator.NOT
                || e instanceof Expr.Conditional c && c.type().isTruth();
    }

    private void read(Span span, Local local) {
        if (!now.has(local)) {
            throw fault(
                    span,
                    "`%s` may have no value here; give it one where it is declared"
                            .formatted(local.name()));
        }
    }

    private void take(Span span, Local local) {
        if (local.fixed() && !now.untouched(local)) {
            throw fault(
                    span, "`%s` is final and may have its value already".formatted(local.name()));
        }
        assigned.put(local, span);
        now = now.assign(local);
    }

    private Branches condition(Expr e) {
        if (ConstantExpressions.is(e, true)) {
            return new Branches(now, FlowState.unreachable());
        }
        if (ConstantExpressions.is(e, false)) {
            return new Branches(FlowState.unreachable(), now);
        }
        if (e instanceof Expr.Binary n && n.operator().shortCircuits()) {
            return shortcut(n);
        }
        if (e instanceof Expr.Conditional n) {
            return conditional(n);
        }
        if (e instanceof Expr.Unary n && n.operator() == Operator.NOT) {
            Branches inner = condition(n.operand());
            return new Branches(inner.no(), inner.yes());
        }
        expression(e);
        return new Branches(now, now);
    }

    private Branches shortcut(Expr.Binary n) {
        boolean both = n.operator() == Operator.BOTH;
        Branches left = condition(n.left());
        now = both ? left.yes() : left.no();
        Branches right = condition(n.right());
        return both
                ? new Branches(right.yes(), left.no().meet(right.no()))
                : new Branches(left.yes().meet(right.yes()), right.no());
    }

    private Branches conditional(Expr.Conditional n) {
        Branches choice = condition(n.condition());
        now = choice.yes();
        Branches yes = condition(n.yes());
        now = choice.no();
        Branches no = condition(n.no());
        return new Branches(yes.yes().meet(no.yes()), yes.no().meet(no.no()));
    }
}
