package flipscope.trace.parse;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How the values of each method are drawn where no call is known: as in the program's first call of
 * it, else as declared.
 */
public final class UsualViews {
    private final Map<Routine, ViewRules> views = new HashMap<>();
    private final Deque<ViewRules> open = new ArrayDeque<>();

    private UsualViews() {}

    public static Map<Routine, ViewRules> of(Collection<Routine> routines) {
        UsualViews usual = new UsualViews();
        Set<Routine> called = new HashSet<>();
        for (Routine routine : routines) {
            CodeWalker.eachCall(routine, call -> called.add(call.target()));
        }
        routines.stream()
                .filter(routine -> !called.contains(routine))
                .map(UsualViews::declared)
                .forEach(usual::add);
        while (!usual.open.isEmpty()) {
            ViewRules caller = usual.open.remove();
            CodeWalker.eachCall(caller.routine(), call -> usual.add(caller.called(call)));
        }
        routines.stream().map(UsualViews::declared).forEach(usual::add);
        return usual.views;
    }

    public static ViewRules declared(Routine routine) {
        return new ViewRules(routine, routine.parameters().stream().map(Local::view).toList());
    }

    private void add(ViewRules rules) {
        if (views.putIfAbsent(rules.routine(), rules) == null) {
            open.add(rules);
        }
    }
}
