package flipscope.web.scorefour;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.rules.Side;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.draw.MiniView;
import flipscope.web.game.GameBoards;
import flipscope.web.trace.TraceSite;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The lines of a side that threaten, as bits.
 *
 * @param name whose they are
 * @param picture the bits of all of them
 * @param steps how they are found
 */
public record ThreatView(String name, MiniView picture, String steps) {
    private static final String TECHNIQUE = "scorefour/threats";

    /** The threatening lines of both sides; nothing for a side without any. */
    static List<ThreatView> of(TraceSite site, CubeGame game) {
        return game.isOver()
                ? List.of()
                : Stream.of(game.toMove(), game.toMove().other())
                        .flatMap(side -> of(site, game, side))
                        .toList();
    }

    private static Stream<ThreatView> of(TraceSite site, CubeGame game, Side side) {
        Messages words = site.words();
        String position = CubeSteps.position(game, side);
        Technique technique = site.catalogue().find(TECHNIQUE).orElseThrow();
        Trace trace =
                site.traces().of(technique.bind(ChosenInputs.of(Map.of("position", position))));
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
