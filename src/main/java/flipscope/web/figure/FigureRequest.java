package flipscope.web.figure;

import flipscope.text.Slug;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.trace.request.TraceRequest;

/**
 * What the address of a figure says.
 *
 * @param trace the algorithm, its inputs, and the step of it if one is asked for
 * @param narrow whether a step is laid out for a narrow screen
 * @param moving whether a step moves; as SVG only
 * @param theme the colours
 */
record FigureRequest(TraceRequest trace, boolean narrow, boolean moving, Theme theme) {
    static final QueryParameter<Boolean> NARROW = QueryParameter.flag("narrow");
    static final QueryParameter<Boolean> MOVING = QueryParameter.flag("moving");
    static final QueryParameter<Theme> THEME =
            QueryParameter.choice("theme", new Theme[] {Theme.LIGHT, Theme.DARK}, Slug::of)
                    .or(Theme.LIGHT);

    /**
     * Reads an address.
     *
     * @param framed whether it is that of a frame, which {@code theme} is then about
     */
    static FigureRequest read(TraceRequest trace, Query query, boolean framed) {
        return new FigureRequest(
                trace,
                NARROW.of(query),
                !framed && MOVING.of(query),
                framed ? THEME.fallback() : THEME.of(query));
    }
}
