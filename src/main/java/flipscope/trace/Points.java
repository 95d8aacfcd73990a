package flipscope.trace;

import java.util.List;

/** What the recorder must know of each operator of a method, while it is worked out. */
final class Points {
    /** What an operator is, apart from its operands. */
    record Form(Span span, Operator operator, Type type, View view) {}

    private final Routine routine;
    private final SourceText text;
    private final Point[] points;
    private Place place;

    Points(Routine routine) {
        this.routine = routine;
        this.text = routine.text();
        this.points = new Point[routine.operators() + 1];
    }

    /** The operators that come are part of the statement there. */
    void at(Place where) {
        place = where;
    }

    /**
     * All of them, by id; after those what is to be known of the end of a method without a result.
     *
     * @param end where that end is
     */
    Point[] all(Place end) {
        at(end);
        Form form = new Form(end.span(), Operator.RETURN, Type.VOID, View.NUMBER);
        add(points.length - 1, form, List.of(), List.of(), true, null);
        return points;
    }

    List<String> texts(List<Expr> expressions) {
        return expressions.stream().map(this::text).toList();
    }

    /** An expression as it stands in the source. */
    String text(Expr e) {
        return text.text(e.span());
    }

    /**
     * Adds an operator.
     *
     * @param texts what its operands are called
     * @param views how they are drawn
     * @param last whether it is the outermost of its statement
     * @param target the variable that takes its value, or null
     */
    void add(int id, Form form, List<String> texts, List<View> views, boolean last, Local target) {
        boolean taken = target != null && form.operator() != Operator.CALL;
        Site site =
                new Site(
                        routine.fullName(),
                        text.file().name(),
                        form.span(),
                        shown(form),
                        form.operator().text(),
                        texts,
                        views,
                        form.view(),
                        taken ? target.name() : null,
                        taken ? target.view() : null,
                        last ? place.caption() : "",
                        place.span());
        boolean counter = taken && target.view().equals(View.NUMBER);
        points[id] = new Point(site, form.operator(), form.type(), target, last, counter);
    }

    /** A {@code return} is shown without its semicolon. */
    private String shown(Form form) {
        String source = text.text(form.span());
        if (form.operator() != Operator.RETURN) return source;
        return source.equals("}") ? "return" : source.replaceFirst("\\s*;$", "");
    }
}
