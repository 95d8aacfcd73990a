package flipscope.trace;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Files that refer to none but each other. They are parsed and checked together, when one of them
 * is first asked for.
 */
final class Island {
    private final List<SourceFile> files;
    private final Supplier<ClassTable> checker;
    private Code code;

    Island(List<SourceFile> files) {
        this(files, () -> Checker.check(files));
    }

    /** The same with another way to parse and check them. */
    Island(List<SourceFile> files, Supplier<ClassTable> checker) {
        this.files = List.copyOf(files);
        this.checker = checker;
    }

    /**
     * What was parsed.
     *
     * @param byName the first of several overloads
     * @param methods every method, in textual order
     */
    record Code(
            ClassTable names,
            IdentityHashMap<Method, Routine> routines,
            Map<String, Method> byName,
            List<Method> methods,
            Map<Routine, ViewRules> usualViews) {

        private static Code of(ClassTable names) {
            List<Routine> all =
                    names.units().stream().flatMap(unit -> unit.routines().stream()).toList();
            IdentityHashMap<Method, Routine> routines = new IdentityHashMap<>();
            Map<String, Method> byName = new LinkedHashMap<>();
            List<Method> methods = new ArrayList<>();
            for (Routine routine : all) {
                Method method = routine.details().method();
                routines.put(method, routine);
                byName.putIfAbsent(routine.fullName(), method);
                methods.add(method);
            }
            return new Code(names, routines, byName, methods, UsualViews.of(all));
        }
    }

    List<SourceFile> files() {
        return files;
    }

    /** Whether a class is in a file of that name. */
    boolean declares(String className) {
        return files.stream().anyMatch(file -> Islands.className(file).equals(className));
    }

    /**
     * @throws SourceException at the first fault
     */
    synchronized Code code() {
        if (code == null) {
            code = Code.of(checker.get());
        }
        return code;
    }
}
