package flipscope.web.scorefour;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.draw.MiniView;
import flipscope.web.game.GameBoards;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Finds the threatening lines of a position of score four by the technique that the site teaches.
 */
record ThreatBuilder(Catalogue catalogue, Traces traces, Messages words) {
    private static final String TECHNIQUE = "scorefour/threats";

    /** The threatening lines of both sides; nothing for a side without any. */
    List<ThreatView> of(CubeGame game) {
        return game.isOver()
                ? List.of()
                : Stream.of(game.toMove(), game.toMove().other())
                        .flatMap(side -> of(game, side))
                        .toList();
    }

    private Stream<ThreatView> of(CubeGame game, Side side) {
        String position = CubeSteps.position(game, side);
        Technique technique = catalogue.find(TECHNIQUE).orElseThrow();
        Trace trace = traces.of(technique.bind(ChosenInputs.of(Map.of("position", position))));
        String name = words.text("four.bits", GameBoards.who(words, game, side));
        MiniView picture =
                MiniView.light(Word.of(lines(trace)), trace.inputs().get(0).view(), name);
        String steps = new CubeSteps(words, game).technique("threats", game, side).toString();
        return Stream.of(new ThreatView(name, picture, steps))
                .filter(each -> !picture.cells().isEmpty());
    }

    /** The lines in which three balls and a free cell are found, joined. */
    private static long lines(Trace trace) {
        long cells = ((Word) trace.result()).bits();
        return trace.steps().stream()
                .filter(step -> step.text().equals("line & ~own"))
                .filter(step -> (step.word().bits() & cells) != 0)
                .mapToLong(step -> step.word(0).bits())
                .reduce(0, (one, other) -> one | other);
    }
}
