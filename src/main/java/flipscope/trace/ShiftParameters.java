package flipscope.trace;

import java.util.HashSet;
import java.util.Set;

/** Finds parameters that are used as shift distances. */
final class ShiftParameters {
    private final Set<Local> seen = new HashSet<>();
    private ViewKind found;

    private ShiftParameters() {}

    /**
     * How the value that the called method shifts by an argument is drawn; null if it shifts
     * nothing by it.
     */
    static ViewKind shifted(Expr.Call call, Expr argument) {
        ShiftParameters search = new ShiftParameters();
        search.follow(call, argument);
        return search.found;
    }

    private void follow(Expr.Call call, Expr argument) {
        for (int i = 0; i < call.arguments().size(); i++)
            if (call.arguments().get(i) == argument) follow(call.target(), i);
    }

    private void follow(Routine routine, int index) {
        Local parameter = routine.parameters().get(index);
        if (seen.add(parameter)) CodeWalker.eachExpression(routine, e -> look(e, parameter));
    }

    private void look(Expr e, Local parameter) {
        if (found != null) return;
        if (e instanceof Expr.Binary n && n.operator().shifts() && reads(n.right(), parameter))
            found =
                    ViewRules.own(n.left()) == null
                            ? ViewKind.of(n.left().type())
                            : ViewRules.own(n.left());
        if (e instanceof Expr.Update n && n.operator().shifts() && reads(n.value(), parameter))
            found = n.target().view();
        if (e instanceof Expr.Call n)
            for (Expr argument : n.arguments()) if (reads(argument, parameter)) follow(n, argument);
    }

    private static boolean reads(Expr e, Local parameter) {
        return e instanceof Expr.LocalRead n && n.local() == parameter;
    }
}
