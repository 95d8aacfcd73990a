package flipscope.web.home;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.story.Narrator;
import flipscope.story.Narrators;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.site.Link;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.overview.StoryboardBuilder;
import java.util.List;
import java.util.stream.IntStream;

/** Traces the algorithm of the home page, and draws it for previews of the site. */
public final class LeftTraces {
    private static final String ALGORITHM = "reversi/mobility/left";

    private final Technique technique;
    private final Traces traces;
    private final Narrators narrators;

    public LeftTraces(TraceSite site) {
        this.technique = site.catalogue().find(ALGORITHM).orElseThrow();
        this.traces = site.traces();
        this.narrators = site.narrators();
    }

    /** The trace on a position, with Black to move. */
    LeftTrace of(Position position) {
        Position black = Position.of(position.black(), position.white(), Side.BLACK);
        Arguments arguments = technique.bind(ChosenInputs.of(black));
        Narrator narrator = narrators.of(traces.of(arguments), TraceContext.of(arguments));
        return new LeftTrace(narrator.trace(), new StoryboardBuilder(narrator, page(arguments)));
    }

    /** The algorithm's page on the start position. */
    public Link page() {
        return page(technique.bind(ChosenInputs.of(Position.START)));
    }

    private static Link page(Arguments arguments) {
        return Link.to("/trace/" + ALGORITHM).with(arguments.query());
    }

    /** The preview of the site. */
    public Card card() {
        Messages words = narrators.messages();
        LeftTrace start = of(Position.START);
        List<Item> row =
                IntStream.rangeClosed(0, LeftTrace.PRESSES)
                        .mapToObj(
                                press ->
                                        Item.titled(
                                                words.text("home.card." + press),
                                                start.picture(press)))
                        .toList();
        return Card.of(words.text("home.headline"), "", words.text("home.subline"), row);
    }
}
