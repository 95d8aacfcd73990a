package flipscope.scratch.read;

import flipscope.scratch.read.Statement.Block;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Where the variables of a language without declarations are declared: as far in as all that
 * mentions them allows.
 */
final class Places {
    static final Places NONE = new Places(List.of());

    /** Where each name stands, in order. */
    private final Map<String, TreeSet<Integer>> words = new HashMap<>();

    private final Set<Expression> declares = Collections.newSetFromMap(new IdentityHashMap<>());

    /** Where lines end that functions may follow. */
    private final IdentityHashMap<Statement, Integer> ends = new IdentityHashMap<>();

    private final IdentityHashMap<Statement, List<Token>> before = new IdentityHashMap<>();

    private Places(List<Token> tokens) {
        for (Token each : tokens) {
            if (each.isWord()) {
                words.computeIfAbsent(each.text(), name -> new TreeSet<>()).add(each.start());
            }
        }
    }

    static Places of(List<Statement> all, List<Token> tokens, int end) {
        Places places = new Places(tokens);
        List<Statement> lines = new ArrayList<>();
        for (int at = 0; at < all.size(); at++) {
            int stop = at + 1 < all.size() ? all.get(at + 1).first().start() : end;
            places.ends.put(all.get(at), stop);
            if (all.get(at) instanceof Statement.Function function) {
                List<String> parameters =
                        function.parameters().stream().map(each -> each.name().text()).toList();
                places.body(function.body().statements(), stop, parameters);
            } else {
                lines.add(all.get(at));
            }
        }
        places.body(lines, end, List.of());
        return places;
    }

    /** Whether this is where its variable is declared. */
    boolean declares(Expression e) {
        return declares.contains(e);
    }

    /** The variables that are declared before a statement. */
    List<Token> before(Statement s) {
        return before.getOrDefault(s, List.of());
    }

    private void body(List<Statement> statements, int end, List<String> known) {
        Map<String, Token> names = new LinkedHashMap<>();
        statements.forEach(each -> targets(each, names));
        known.forEach(names::remove);
        names.forEach((name, token) -> place(statements, end, token, false));
    }

    /** The names that get a value in a statement. */
    private static void targets(Statement s, Map<String, Token> into) {
        if (s instanceof Statement.Evaluate evaluate) {
            if (evaluate.expression() instanceof Expression.Assign assign
                    && assign.operator().isEmpty()
                    && assign.target() instanceof Expression.Name name) {
                into.putIfAbsent(name.text(), name.part().first());
            }
        }
        inside(s).forEach(each -> targets(each, into));
        for (Block block : blocks(s)) {
            block.statements().forEach(each -> targets(each, into));
        }
    }

    /** The expressions of a statement itself. */
    private static List<Expression> inside(Statement s) {
        if (s instanceof Statement.Evaluate evaluate) {
            boolean sets = evaluate.expression() instanceof Expression.Assign;
            return List.of(
                    sets
                            ? ((Expression.Assign) evaluate.expression()).value()
                            : evaluate.expression());
        }
        if (s instanceof Statement.If choice) {
            return List.of(choice.condition());
        }
        if (s instanceof Statement.While loop) {
            return List.of(loop.condition());
        }
        return s instanceof Statement.Return back && back.value() != null
                ? List.of(back.value())
                : List.of();
    }

    /** The names that get a value within an expression. */
    private static void targets(Expression e, Map<String, Token> into) {
        if (e instanceof Expression.Assign assign) {
            if (assign.operator().isEmpty() && assign.target() instanceof Expression.Name name) {
                into.putIfAbsent(name.text(), name.part().first());
            }
            targets(assign.value(), into);
        } else if (e instanceof Expression.Paren paren) {
            targets(paren.inner(), into);
        } else if (e instanceof Expression.Unary unary) {
            targets(unary.operand(), into);
        } else if (e instanceof Expression.Binary binary) {
            targets(binary.left(), into);
            targets(binary.right(), into);
        } else if (e instanceof Expression.Choose choose) {
            targets(choose.condition(), into);
            targets(choose.yes(), into);
            targets(choose.no(), into);
        } else if (e instanceof Expression.Call call) {
            call.arguments().forEach(each -> targets(each, into));
        } else if (e instanceof Expression.Index index) {
            targets(index.index(), into);
        }
    }

    /** The blocks in a statement. */
    static List<Block> blocks(Statement s) {
        if (s instanceof Block block) {
            return List.of(block);
        }
        if (s instanceof Statement.Do loop) {
            return List.of(loop.body());
        }
        if (s instanceof Statement.For loop) {
            return List.of(loop.body());
        }
        if (s instanceof Statement.If choice) {
            List<Block> all = new ArrayList<>(List.of(choice.then()));
            if (choice.otherwise() instanceof Block block) {
                all.add(block);
            } else if (choice.otherwise() != null) {
                all.addAll(blocks(choice.otherwise()));
            }
            return all;
        }
        if (s instanceof Statement.While loop) {
            return List.of(loop.body());
        }
        if (s instanceof Statement.Each loop) {
            return List.of(loop.body());
        }
        return s instanceof Statement.Range loop ? List.of(loop.body()) : List.of();
    }

    /**
     * Finds the place of a name.
     *
     * @param again whether the statements run in rounds: what is declared among them begins anew
     * @return whether it was found
     */
    private boolean place(List<Statement> statements, int end, Token name, boolean again) {
        int first = -1;
        int count = 0;
        for (int at = 0; at < statements.size(); at++) {
            if (mentions(start(statements, at), end(statements, at, end), name.text())) {
                first = first < 0 ? at : first;
                count++;
            }
        }
        if (first < 0) {
            return false;
        }
        Statement one = statements.get(first);
        int stop = end(statements, first, end);
        if (one instanceof Statement.Evaluate evaluate
                && evaluate.expression() instanceof Expression.Assign assign
                && assign.operator().isEmpty()
                && assign.target() instanceof Expression.Name target
                && target.text().equals(name.text())
                && !mentions(target.part().end(), stop, name.text())) {
            declares.add(assign);
            return true;
        }
        if (count == 1 && inOne(one, stop, name)) {
            return true;
        }
        if (again) {
            return false;
        }
        before.computeIfAbsent(one, each -> new ArrayList<>()).add(name);
        return true;
    }

    /** In the only block of a statement that mentions the name, if there is one. */
    private boolean inOne(Statement s, int stop, Token name) {
        List<Block> blocks = blocks(s);
        int only = -1;
        int head = s.first().start();
        for (int at = 0; at < blocks.size(); at++) {
            int start = blocks.get(at).first().start();
            boolean mentioned = mentions(start, stop(blocks, at, stop), name.text());
            boolean inHead = at == 0 && mentions(head, start, name.text());
            if (inHead || mentioned && only >= 0) {
                return false;
            }
            only = mentioned ? at : only;
        }
        boolean again = !(s instanceof Statement.If);
        return only >= 0
                && place(blocks.get(only).statements(), stop(blocks, only, stop), name, again);
    }

    private static int stop(List<Block> blocks, int at, int end) {
        return at + 1 < blocks.size() ? blocks.get(at + 1).first().start() : end;
    }

    private static int start(List<Statement> statements, int at) {
        return statements.get(at).first().start();
    }

    private int end(List<Statement> statements, int at, int end) {
        Integer known = ends.get(statements.get(at));
        if (known != null) {
            return known;
        }
        return at + 1 < statements.size() ? statements.get(at + 1).first().start() : end;
    }

    private boolean mentions(int from, int to, String name) {
        Integer next = words.get(name).ceiling(from);
        return next != null && next < to;
    }
}
