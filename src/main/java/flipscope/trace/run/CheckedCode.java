package flipscope.trace.run;

import flipscope.trace.Method;
import flipscope.trace.parse.ClassTable;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.UsualViews;
import flipscope.trace.parse.ViewRules;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sources that have been parsed and checked together.
 *
 * @param methods every method, in textual order
 */
record CheckedCode(
        ClassTable names,
        IdentityHashMap<Method, Routine> routines,
        List<Method> methods,
        Map<Routine, ViewRules> usualViews) {

    static CheckedCode of(ClassTable names) {
        List<Routine> all =
                names.units().stream().flatMap(unit -> unit.routines().stream()).toList();
        IdentityHashMap<Method, Routine> routines = new IdentityHashMap<>();
        all.forEach(routine -> routines.put(routine.details().method(), routine));
        List<Method> methods = all.stream().map(each -> each.details().method()).toList();
        return new CheckedCode(names, routines, methods, UsualViews.of(all));
    }
}
