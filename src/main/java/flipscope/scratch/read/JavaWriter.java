package flipscope.scratch.read;

import flipscope.scratch.read.Expression.Part;
import flipscope.scratch.read.Statement.Block;
import flipscope.scratch.read.Statement.Declared;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes statements as Java, each on the line on which it stands. */
final class JavaWriter extends JavaExpressions {
    /** What a variable is comes to light by what it is given, perhaps further down. */
    private static final int MOST_PASSES = 16;

    private final List<Statement> all;
    private final Map<Integer, String> comments;
    private final Set<String> inFunctions;

    private final IdentityHashMap<Token, Variable> variables = new IdentityHashMap<>();
    private final IdentityHashMap<Statement.Function, Signature> signatures =
            new IdentityHashMap<>();
    private final Places places;

    private StringBuilder out = new StringBuilder();
    private int line = 1;
    private Variable result;

    /** Whether something could not be written yet. */
    private boolean unknown;

    /**
     * @param inFunctions the names that functions use
     */
    JavaWriter(
            String text,
            Dialect dialect,
            Map<Integer, String> comments,
            List<Statement> all,
            List<Token> tokens,
            Set<String> inFunctions) {
        super(text, dialect);
        this.places =
                dialect == Dialect.PYTHON ? Places.of(all, tokens, text.length()) : Places.NONE;
        this.all = all.stream().map(each -> constant(each, inFunctions)).toList();
        this.comments = comments;
        this.inFunctions = inFunctions;
    }

    /** A table of Python, or what functions use, is a constant. */
    private Statement constant(Statement s, Set<String> inFunctions) {
        if (s instanceof Statement.Evaluate evaluate
                && places.declares(evaluate.expression())
                && evaluate.expression() instanceof Expression.Assign assign
                && assign.target() instanceof Expression.Name name
                && (assign.value() instanceof Expression.Elements
                        || inFunctions.contains(name.text()))) {
            Declared declared = new Declared(name.part().first(), null, 0, assign.value());
            return new Statement.Declare(evaluate.first(), null, List.of(declared), true);
        }
        return s;
    }

    String write() {
        String java = "";
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            learnt = false;
            unknown = false;
            java = pass();
            if (!learnt && !unknown) {
                return java;
            }
            guesses |= !learnt || pass > MOST_PASSES / 2;
        }
        return java;
    }

    private String pass() {
        out = new StringBuilder();
        line = 1;
        operators.clear();
        words.clear();
        lines.clear();
        cuts = false;
        scopes.clear();
        scopes.push(new HashMap<>());
        for (Statement each : all) {
            if (each instanceof Statement.Function function) {
                functions.put(function.name().text(), signature(function));
            }
        }
        List<Statement> late = new ArrayList<>();
        int begin = -1;
        int last = lastLine();
        for (int at = 0; at < all.size(); at++) {
            Statement each = all.get(at);
            boolean member =
                    each instanceof Statement.Function
                            || each instanceof Statement.Declare some && isField(some);
            if (!member && begin < 0) {
                to(each.first());
                begin = out.length();
            }
            if (each instanceof Statement.Function function && begin >= 0 && at < last) {
                late.add(function);
            } else if (begin >= 0 && each instanceof Statement.Declare some && isField(some)) {
                String whole = out.toString();
                out = new StringBuilder();
                field(some);
                String field = out.toString().strip().replaceAll("\\s*\n\\s*", " ");
                out =
                        new StringBuilder(
                                whole.substring(0, begin) + field + " " + whole.substring(begin));
                begin += field.length() + 1;
            } else {
                statement(each);
            }
        }
        for (Statement each : late) {
            to(line + 1);
            statement(each);
        }
        to(Math.max(line, (int) text.chars().filter(each -> each == '\n').count() + 1));
        if (comments.containsKey(line)) {
            out.append(out.length() == 0 || out.charAt(out.length() - 1) == '\n' ? "" : " ")
                    .append(comments.get(line));
        }
        return out.toString();
    }

    /** Where the last statement stands that is no function. */
    private int lastLine() {
        int last = -1;
        for (int at = 0; at < all.size(); at++) {
            if (!(all.get(at) instanceof Statement.Function)) {
                last = at;
            }
        }
        return last;
    }

    private Signature signature(Statement.Function function) {
        return signatures.computeIfAbsent(
                function,
                each ->
                        new Signature(
                                each.parameters().stream().map(this::fresh).toList(),
                                new Variable("", each.result(), each.dimensions())));
    }

    private Variable fresh(Declared declared) {
        int dimensions = dimensions(declared);
        Variable variable =
                variables.computeIfAbsent(
                        declared.name(),
                        name -> new Variable(name.text(), declared.kind(), dimensions));
        variable.dimensions = Math.max(variable.dimensions, dimensions);
        return variable;
    }

    private int dimensions(Declared declared) {
        int depth = declared.dimensions();
        Expression value = declared.value();
        int found = 0;
        while (value instanceof Expression.Elements elements && !elements.values().isEmpty()) {
            found++;
            value = elements.values().get(0);
        }
        return Math.max(depth, found == 0 && value != null ? rows(value) : found);
    }

    // Lines

    private void to(Token token) {
        to(token.line());
        if (out.length() > 0 && out.charAt(out.length() - 1) == '\n') {
            int start = text.lastIndexOf('\n', Math.max(0, token.start() - 1)) + 1;
            out.append(" ".repeat(Math.max(0, Math.min(token.start() - start, 80))));
        } else if (out.length() > 0) {
            out.append(' ');
        }
    }

    private void to(int wanted) {
        while (line < wanted) {
            if (comments.containsKey(line)) {
                boolean alone = out.length() == 0 || out.charAt(out.length() - 1) == '\n';
                out.append(alone ? "" : " ").append(comments.get(line));
            }
            out.append('\n');
            line++;
        }
    }

    private void add(String java) {
        out.append(java);
        line += (int) java.chars().filter(each -> each == '\n').count();
    }

    // Statements

    private void statement(Statement s) {
        StringBuilder written = out;
        int depth = scopes.size();
        Variable outer = result;
        try {
            write(s);
        } catch (Unknown later) {
            unknown = true;
            out = written;
            result = outer;
            while (scopes.size() > depth) {
                scopes.pop();
            }
        }
    }

    private void write(Statement s) {
        if (s instanceof Statement.Declare declare) {
            declare(declare);
        } else if (s instanceof Statement.Evaluate evaluate) {
            evaluate(evaluate);
        } else if (s instanceof Block block) {
            to(block.first());
            block(block);
        } else if (s instanceof Statement.If choice) {
            hoist(s);
            to(choice.first());
            choose(choice);
        } else if (s instanceof Statement.While loop) {
            hoist(s);
            to(loop.first());
            add("while (" + bare(truth(loop.condition())) + ") ");
            block(loop.body());
        } else if (s instanceof Statement.Do loop) {
            to(loop.first());
            add("do ");
            block(loop.body());
            add(" while (" + bare(truth(loop.condition())) + ");");
        } else if (s instanceof Statement.For loop) {
            rounds(loop);
        } else if (s instanceof Statement.Each loop) {
            hoist(s);
            each(loop);
        } else if (s instanceof Statement.Range loop) {
            hoist(s);
            range(loop);
        } else if (s instanceof Statement.Return back) {
            back(back);
        } else if (s instanceof Statement.Jump jump) {
            to(jump.first());
            add(jump.first().text() + ";");
        } else if (s instanceof Statement.Function function) {
            function(function);
        }
    }

    private static String bare(Piece piece) {
        return piece.text();
    }

    private void block(Block block) {
        add("{");
        scopes.push(new HashMap<>());
        block.statements().forEach(this::statement);
        scopes.pop();
        if (block.close() != null && block.close().line() > line) {
            to(block.close());
            add("}");
        } else {
            add(" }");
        }
    }

    private void choose(Statement.If choice) {
        add("if (" + bare(truth(choice.condition())) + ") ");
        block(choice.then());
        if (choice.otherwise() == null) {
            return;
        }
        to(choice.orElse());
        add("else ");
        if (choice.otherwise() instanceof Statement.If more) {
            choose(more);
        } else {
            block((Block) choice.otherwise());
        }
    }

    private void rounds(Statement.For loop) {
        to(loop.first());
        scopes.push(new HashMap<>());
        StringBuilder whole = out;
        int at = line;
        out = new StringBuilder();
        loop.starts().forEach(this::statement);
        String start = out.toString().strip();
        out = whole;
        line = at;
        String condition = loop.condition() == null ? "" : truth(loop.condition()).text();
        List<String> updates = new ArrayList<>();
        for (Expression each : loop.updates()) {
            updates.add(write(each, null).text());
        }
        add(
                "for ("
                        + (start.isEmpty() ? ";" : start.replaceAll("\\s*\n\\s*", " "))
                        + " "
                        + condition
                        + "; "
                        + String.join(", ", updates)
                        + ") ");
        block(loop.body());
        scopes.pop();
    }

    private void each(Statement.Each loop) {
        to(loop.first());
        Piece table = write(loop.table(), null);
        scopes.push(new HashMap<>());
        Variable variable =
                variables.computeIfAbsent(
                        loop.name(),
                        name ->
                                new Variable(
                                        name.text(),
                                        loop.kind(),
                                        Math.max(0, rows(loop.table()) - 1)));
        takes(variable, new Piece("", Piece.ATOM, table.kind()));
        name(variable);
        add(
                "for ("
                        + variable.kind.java()
                        + "[]".repeat(variable.dimensions)
                        + " "
                        + variable.java
                        + " : "
                        + table.text()
                        + ") ");
        block(loop.body());
        scopes.pop();
    }

    private void range(Statement.Range loop) {
        to(loop.first());
        Piece from = loop.from() == null ? null : write(loop.from(), null);
        Piece to = write(loop.to(), null);
        Piece by = loop.by() == null ? null : write(loop.by(), null);
        scopes.push(new HashMap<>());
        Variable variable =
                variables.computeIfAbsent(loop.name(), name -> new Variable(name.text(), null, 0));
        Kind usual = dialect.usual();
        Kind kind = from != null && !from.adapts() ? from.kind() : to.adapts() ? usual : to.kind();
        takes(
                variable,
                new Piece(
                        "",
                        Piece.ATOM,
                        kind == Kind.U64 && dialect == Dialect.PYTHON ? Kind.COUNT : kind));
        name(variable);
        String name = variable.java;
        boolean down = loop.operator().equals(">=") || by != null && by.text().startsWith("-");
        String holds = down && loop.operator().equals("<") ? ">" : loop.operator();
        String step = by == null ? name + (down ? "--" : "++") : name + " += " + by.text();
        String start = from == null ? "0" : convert(loop.from(), from, variable.kind).text();
        add(
                "for ("
                        + variable.kind.java()
                        + " "
                        + name
                        + " = "
                        + start
                        + "; "
                        + name
                        + " "
                        + holds
                        + " "
                        + convert(loop.to(), to, variable.kind).in(Piece.LESS + 1)
                        + "; "
                        + step
                        + ") ");
        block(loop.body());
        scopes.pop();
    }

    private void back(Statement.Return back) {
        to(back.first());
        if (back.value() == null) {
            add("return;");
            return;
        }
        if (back.value() instanceof Expression.Elements table && result != null) {
            result.dimensions = 1;
            String entries = elements(table, result);
            add("return new " + result.kind.java() + "[] " + entries + ";");
            return;
        }
        Piece piece = write(back.value(), result == null ? null : result.kind);
        takes(result, piece);
        Kind kind = result == null ? null : result.kind;
        boolean table = result != null && result.dimensions > 0;
        String value = kind == null || table ? piece.text() : assigned(back.value(), kind).text();
        add("return " + value + ";");
    }

    // Declarations

    /** A table, or what functions use: it is a constant of the class. */
    private boolean isField(Statement.Declare declare) {
        return scopes.size() == 1
                && (declare.constant() || declare.all().stream().anyMatch(JavaWriter::isTable))
                && declare.all().stream()
                        .allMatch(
                                each -> isTable(each) || inFunctions.contains(each.name().text()));
    }

    private static boolean isTable(Declared declared) {
        return declared.value() instanceof Expression.Elements;
    }

    private void declare(Statement.Declare declare) {
        to(declare.first());
        if (isField(declare)) {
            field(declare);
            return;
        }
        StringBuilder java = new StringBuilder();
        String type = null;
        for (Declared each : declare.all()) {
            String one = declared(each);
            String own =
                    variables.get(each.name()).kind.java()
                            + "[]".repeat(variables.get(each.name()).dimensions);
            if (own.equals(type)) {
                java.append(", ").append(one);
            } else {
                java.append(type == null ? "" : "; ").append(own).append(' ').append(one);
                type = own;
            }
        }
        add(java + ";");
        if (declare.type() != null) {
            says(words, declare.type(), type);
        }
    }

    /** Java has one variable of a name where others have several. */
    private void name(Variable variable) {
        int inner = scopes.size() > 1 && result != null ? 1 : 0;
        Set<String> taken = new HashSet<>();
        List<Map<String, Variable>> visible = new ArrayList<>(scopes);
        for (Map<String, Variable> scope : visible.subList(0, visible.size() - inner)) {
            scope.values().stream()
                    .filter(each -> each != variable)
                    .forEach(each -> taken.add(each.java));
        }
        String name = javaName(variable.name);
        variable.java = name;
        for (int number = 2; taken.contains(variable.java); number++) {
            variable.java = name + number;
        }
        scopes.peek().put(variable.name, variable);
    }

    /** {@code x = 5L}, and from there on it is known. */
    private String declared(Declared declared) {
        Variable variable = fresh(declared);
        try {
            return declared(declared, variable);
        } catch (Unknown later) {
            name(variable);
            throw later;
        }
    }

    private String declared(Declared declared, Variable variable) {
        if (declared.value() == null) {
            name(variable);
            if (variable.kind == null && !guesses) {
                throw new Unknown();
            }
            variable.kind = variable.kind == null ? dialect.usual() : variable.kind;
            return variable.java;
        }
        if (variable.dimensions > 0) {
            String table = elements(declared.value(), variable);
            name(variable);
            return variable.java + " = " + table;
        }
        Piece piece = write(declared.value(), variable.adapts ? null : variable.kind);
        if (dialect.isOpen() || dialect == Dialect.RUST || variable.kind == null) {
            takes(variable, piece);
        }
        if (variable.kind == null || variable.kind == Kind.VOID) {
            throw fault(declared.value().part(), "this gives no value");
        }
        cuts |= variable.kind == Kind.OPEN;
        if (dialect != Dialect.RUST && !dialect.isOpen()) {
            variable.adapts = false;
        }
        String value = assigned(declared.value(), variable.kind).text();
        name(variable);
        return variable.java + " = " + value;
    }

    private String elements(Expression value, Variable variable) {
        if (!(value instanceof Expression.Elements table)) {
            Piece whole = write(value, null);
            takes(variable, whole);
            return whole.text();
        }
        List<String> entries = new ArrayList<>();
        StringBuilder java = new StringBuilder("{");
        for (Expression each : table.values()) {
            String entry;
            if (each instanceof Expression.Elements) {
                entry = elements(each, variable);
            } else {
                takes(variable, write(each, variable.adapts ? null : variable.kind));
                entry = assigned(each, variable.kind).text();
            }
            int gap = each.part().first().gap();
            java.append(entries.isEmpty() ? "" : ",")
                    .append(gap > 0 ? "\n".repeat(gap) + "    " : entries.isEmpty() ? "" : " ")
                    .append(entry);
            entries.add(entry);
        }
        return java + "}";
    }

    private void field(Statement.Declare declare) {
        for (Declared each : declare.all()) {
            String one = declared(each);
            Variable variable = variables.get(each.name());
            add(
                    "static final "
                            + variable.kind.java()
                            + "[]".repeat(variable.dimensions)
                            + " "
                            + one
                            + ";");
            if (declare.type() != null) {
                says(words, declare.type(), variable.kind.java());
            }
        }
    }

    private void evaluate(Statement.Evaluate evaluate) {
        Expression e = evaluate.expression();
        if (places.declares(e)
                && e instanceof Expression.Assign assign
                && assign.target() instanceof Expression.Name) {
            to(evaluate.first());
            Declared declared =
                    new Declared(assign.target().part().first(), null, 0, assign.value());
            String java = declared(declared);
            Variable variable = variables.get(declared.name());
            add(variable.kind.java() + "[]".repeat(variable.dimensions) + " " + java + ";");
            return;
        }
        hoist(evaluate);
        to(evaluate.first());
        boolean changes = e instanceof Expression.Assign || e instanceof Expression.Count;
        Piece piece = write(e, null);
        boolean own = e instanceof Expression.Call call && functions.containsKey(call.name());
        if (changes || own && (evaluate.closed() || piece.kind() == Kind.VOID)) {
            add(piece.text() + ";");
            return;
        }
        boolean counts = e instanceof Expression.Call && !own && !piece.isWide();
        Kind kind =
                piece.kind() == Kind.BOOL
                        ? Kind.BOOL
                        : counts ? Kind.I32 : piece.isWide() ? piece.kind() : Kind.I64;
        cuts |= piece.kind() == Kind.OPEN;
        Piece fitted = convertIfNeeded(e, piece, kind);
        String java = kind.java() + " line" + evaluate.first().line() + " = " + fitted.text() + ";";
        Part part = new Part(evaluate.first(), e.part().end(), 1);
        says(lines, part, java);
        add(java);
    }

    private Piece convertIfNeeded(Expression e, Piece piece, Kind kind) {
        return kind == Kind.I64 && !piece.isWide() && piece.kind() != Kind.U32
                ? piece
                : assigned(e, kind);
    }

    /** Variables that get their first value further in are declared before. */
    private void hoist(Statement before) {
        for (Token name : places.before(before)) {
            Variable variable =
                    variables.computeIfAbsent(name, each -> new Variable(each.text(), null, 0));
            Kind kind = variable.kind == null ? Kind.COUNT : variable.kind;
            to(before.first());
            add(
                    kind.java()
                            + " "
                            + javaName(name.text())
                            + " = "
                            + (kind == Kind.BOOL ? "false" : kind.isWide() ? "0L" : "0")
                            + ";");
            scopes.peek().put(variable.name, variable);
        }
    }

    // Functions

    private void function(Statement.Function function) {
        to(function.first());
        Signature signature = signature(function);
        Variable outer = result;
        result = signature.result();
        scopes.push(new HashMap<>());
        List<String> parameters = new ArrayList<>();
        for (Variable each : signature.parameters()) {
            if (each.kind == null && guesses) {
                each.kind = Kind.U64;
            }
            Kind kind = each.kind == null ? Kind.U64 : each.kind;
            name(each);
            parameters.add(kind.java() + "[]".repeat(each.dimensions) + " " + each.java);
        }
        StringBuilder whole = out;
        out = new StringBuilder();
        int start = line;
        block(function.body());
        String body = out.toString();
        out = whole;
        scopes.pop();
        Kind kind = result.kind == null ? Kind.VOID : result.kind;
        result = outer;
        line = start;
        add(
                "static "
                        + kind.java()
                        + "[]".repeat(signature.result().dimensions)
                        + " "
                        + javaName(function.name().text())
                        + "("
                        + String.join(", ", parameters)
                        + ") ");
        add(body);
    }

    /** Names that functions use and have from outside. */
    static Set<String> names(List<Statement> all, List<Token> tokens) {
        Set<String> names = new HashSet<>();
        for (int each = 0; each < all.size(); each++) {
            if (!(all.get(each) instanceof Statement.Function function)) {
                continue;
            }
            Set<String> own = new HashSet<>();
            function.parameters().forEach(one -> own.add(one.name().text()));
            declared(function.body(), own);
            int start = function.first().start();
            int end = each + 1 < all.size() ? all.get(each + 1).first().start() : Integer.MAX_VALUE;
            for (Token token : tokens) {
                if (token.isWord()
                        && token.start() >= start
                        && token.start() < end
                        && !own.contains(token.text())) {
                    names.add(token.text());
                }
            }
        }
        return names;
    }

    private static void declared(Statement s, Set<String> into) {
        if (s instanceof Statement.Declare declare) {
            declare.all().forEach(each -> into.add(each.name().text()));
        } else if (s instanceof Statement.Evaluate evaluate
                && evaluate.expression() instanceof Expression.Assign assign
                && assign.target() instanceof Expression.Name name) {
            into.add(name.text());
        } else if (s instanceof Statement.Each loop) {
            into.add(loop.name().text());
        } else if (s instanceof Statement.Range loop) {
            into.add(loop.name().text());
        } else if (s instanceof Statement.For loop) {
            loop.starts().forEach(each -> declared(each, into));
        }
        Places.blocks(s).forEach(each -> each.statements().forEach(one -> declared(one, into)));
    }
}
