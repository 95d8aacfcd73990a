package flipscope.trace.parse;

import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Span;
import flipscope.trace.Type;
import flipscope.trace.ViewKind;
import java.util.List;

/** Collects what the recorder needs to know about each operator of a method. */
final class OperatorTable {
    public record Form(Span span, Operator operator, Type type, ViewKind view) {}

    private final Routine routine;
    private final ViewRules rules;
    private final SourceText text;
    private final OperatorInfo[] infos;
    private StatementPlace place;

    OperatorTable(Routine routine, ViewRules rules) {
        this.routine = routine;
        this.rules = rules;
        this.text = routine.text();
        this.infos = new OperatorInfo[routine.operators() + 1];
    }

    /** The operators that follow are part of this statement. */
    void at(StatementPlace where) {
        place = where;
    }

    /**
     * All operators by id, followed by the implicit return of a method without a result.
     *
     * @param end the place of that return
     */
    OperatorInfo[] all(StatementPlace end) {
        at(end);
        Form form = new Form(end.span(), Operator.RETURN, Type.VOID, ViewKind.NUMBER);
        add(infos.length - 1, form, List.of(), List.of(), true, null);
        return infos;
    }

    List<String> texts(List<Expr> expressions) {
        return expressions.stream().map(this::text).toList();
    }

    /** The source of an expression. */
    String text(Expr e) {
        return text.text(e.span());
    }

    /**
     * Adds an operator.
     *
     * @param texts the source of its operands
     * @param views how they are drawn
     * @param last whether it is the outermost of its statement
     * @param target the variable that takes its value, or null
     */
    void add(
            int id,
            Form form,
            List<String> texts,
            List<ViewKind> views,
            boolean last,
            Local target) {
        boolean taken = target != null && form.operator() != Operator.CALL;
        ViewKind drawn = target == null ? null : rules.of(target);
        OperatorSite site =
                new OperatorSite(
                        routine.fullName(),
                        text.file().name(),
                        form.span(),
                        shown(form),
                        form.operator(),
                        texts,
                        views,
                        form.view(),
                        taken ? target.name() : null,
                        taken ? drawn : null,
                        last ? place.caption() : "",
                        place.span());
        boolean counter = taken && drawn.equals(ViewKind.NUMBER);
        infos[id] =
                new OperatorInfo(site, form.operator(), form.type(), target, drawn, last, counter);
    }

    /** A {@code return} is shown without its semicolon. */
    private String shown(Form form) {
        String source = text.text(form.span());
        if (form.operator() != Operator.RETURN) {
            return source;
        }
        return source.equals("}") ? "return" : source.replaceFirst("\\s*;$", "");
    }
}
