package flipscope.trace.parse;

import flipscope.trace.SourceException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Allows only code that a static initialiser reaches to make and fill tables. */
final class TableRules {
    private static final String RULE =
            "only code that a static initialiser calls may make or fill a table; start from a"
                    + " static final table";

    private final IdentityHashMap<Routine, List<Expr.Call>> calls = new IdentityHashMap<>();
    private final IdentityHashMap<Routine, Expr> makes = new IdentityHashMap<>();

    private TableRules() {}

    /**
     * Marks the methods that make or fill tables, directly or through others.
     *
     * @throws SourceException if no static initialiser reaches one of them
     */
    static void check(Collection<ClassUnit> units) {
        TableRules rules = new TableRules();
        for (ClassUnit unit : units) {
            unit.routines().forEach(rules::read);
        }
        Set<Routine> reached = reached(units);
        Set<Routine> builders = rules.builders();
        builders.stream().filter(reached::contains).forEach(Routine::markBuilder);
        for (ClassUnit unit : units) {
            for (Routine routine : unit.routines()) {
                if (builders.contains(routine) && !reached.contains(routine)) {
                    rules.refuse(routine, builders::contains);
                }
            }
        }
    }

    /**
     * Checks one method that no static initialiser calls, after all others have been marked.
     *
     * @throws SourceException if it makes or fills a table, directly or through others
     */
    static void check(Routine routine) {
        TableRules rules = new TableRules();
        rules.read(routine);
        rules.refuse(routine, Routine::builder);
    }

    private void read(Routine routine) {
        List<Expr.Call> found = new ArrayList<>();
        calls.put(routine, found);
        CodeWalker.eachStatement(routine.body(), s -> read(routine, s, found));
    }

    private void read(Routine routine, Stmt s, List<Expr.Call> found) {
        boolean pair = s instanceof Stmt.Return n && isWords(n.value());
        for (Expr e : s.expressions()) {
            CodeWalker.eachExpression(
                    e,
                    part -> {
                        if (part instanceof Expr.Call call) {
                            found.add(call);
                        }
                        if (makesTable(part) && !(pair && part == e)) {
                            makes.putIfAbsent(routine, part);
                        }
                    });
        }
    }

    /** {@code return new long[] {a, b}}, which is allowed in any method. */
    private static boolean isWords(Expr e) {
        return e instanceof Expr.Elements list && list.type().dimensions() == 1;
    }

    private static boolean makesTable(Expr e) {
        return e instanceof Expr.Elements || e instanceof Expr.NewTable || e instanceof Expr.Store;
    }

    private static Set<Routine> reached(Collection<ClassUnit> units) {
        List<Routine> called = new ArrayList<>();
        units.stream()
                .flatMap(unit -> unit.fields().values().stream())
                .forEach(
                        field ->
                                CodeWalker.eachCall(
                                        field.initialiser(), call -> called.add(call.target())));
        return CodeWalker.reached(called);
    }

    /** The methods that make or fill a table, and all their callers. */
    private Set<Routine> builders() {
        IdentityHashMap<Routine, List<Routine>> callers = new IdentityHashMap<>();
        calls.forEach(
                (caller, all) ->
                        all.forEach(
                                call ->
                                        callers.computeIfAbsent(
                                                        call.target(), t -> new ArrayList<>())
                                                .add(caller)));
        Deque<Routine> open = new ArrayDeque<>(makes.keySet());
        Set<Routine> builders = new HashSet<>();
        while (!open.isEmpty()) {
            Routine next = open.remove();
            if (builders.add(next)) {
                open.addAll(callers.getOrDefault(next, List.of()));
            }
        }
        return builders;
    }

    private void refuse(Routine routine, Predicate<Routine> builders) {
        SourceText text = routine.text();
        Expr made = makes.get(routine);
        if (made != null) {
            throw text.fault(made.span(), RULE);
        }
        for (Expr.Call call : calls.get(routine)) {
            if (builders.test(call.target())) {
                throw text.fault(
                        call.span(),
                        "`%s` makes or fills a table; %s".formatted(call.target().name(), RULE));
            }
        }
    }
}
