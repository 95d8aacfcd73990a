package flipscope.trace.edit;

import flipscope.trace.DisplayFormat;
import flipscope.trace.parse.CodeWalker;
import flipscope.trace.parse.Expr;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.ViewRules;
import java.util.HashSet;
import java.util.Set;

/** Finds parameters that are used as shift distances. */
final class ShiftParameters {
    private final Set<Local> seen = new HashSet<>();
    private DisplayFormat found;

    private ShiftParameters() {}

    /**
     * How the value that the called method shifts by an argument is drawn; null if it shifts
     * nothing by it.
     *
     * @param caller how the values of the calling method are drawn
     */
    static DisplayFormat shifted(ViewRules caller, Expr.Call call, Expr argument) {
        ShiftParameters search = new ShiftParameters();
        search.follow(caller, call, argument);
        return search.found;
    }

    private void follow(ViewRules caller, Expr.Call call, Expr argument) {
        ViewRules views = caller.called(call);
        for (int i = 0; i < call.arguments().size(); i++) {
            if (call.arguments().get(i) == argument) {
                follow(views, call.target(), i);
            }
        }
    }

    private void follow(ViewRules views, Routine routine, int index) {
        Local parameter = routine.parameters().get(index);
        if (seen.add(parameter)) {
            CodeWalker.eachExpression(routine, e -> look(views, e, parameter));
        }
    }

    private void look(ViewRules views, Expr e, Local parameter) {
        if (found != null) {
            return;
        }
        if (e instanceof Expr.Binary n && n.operator().shifts() && reads(n.right(), parameter)) {
            found = views.adopt(n.left(), null);
        }
        if (e instanceof Expr.Update n && n.operator().shifts() && reads(n.value(), parameter)) {
            found = views.of(n.target());
        }
        if (e instanceof Expr.Call n) {
            for (Expr argument : n.arguments()) {
                if (reads(argument, parameter)) {
                    follow(views, n, argument);
                }
            }
        }
    }

    private static boolean reads(Expr e, Local parameter) {
        return e instanceof Expr.LocalRead n && n.local() == parameter;
    }
}
