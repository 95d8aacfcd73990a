package flipscope.web.scorefour;

import flipscope.notation.ColumnText;
import flipscope.rules.NaiveScoreFour;
import flipscope.text.Messages;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import java.util.Optional;

/** Explains why a column takes a ball or not, with the steps that decide it. */
final class CubeWhy {
    private final Messages words;
    private final CubeSteps steps;

    CubeWhy(Messages words) {
        this.words = words;
        this.steps = new CubeSteps(words);
    }

    CubeWhyView of(CubeGame game, String asked) {
        String close = game.url().play();
        if (asked.equals(CubeRequest.ANY)) {
            String title = words.text("four.why.choose");
            return new CubeWhyView(title, "", Optional.empty(), Optional.empty(), close);
        }
        int column = ColumnText.read(asked);
        int cell = NaiveScoreFour.drop(game.all(), column);
        Link again = game.url().link().with(CubeRequest.WHY.name(), CubeRequest.ANY);
        return cell < 0 ? full(game, asked, again) : room(game, cell, asked, again);
    }

    private CubeWhyView full(CubeGame game, String name, Link again) {
        return new CubeWhyView(
                words.text("four.why.full.title", name),
                words.text("four.why.full", name),
                Optional.of(step("four.why.full.step", steps.legal(game))),
                Optional.of(again.toString()),
                game.url().play());
    }

    private CubeWhyView room(CubeGame game, int cell, String name, Link again) {
        return new CubeWhyView(
                words.text("four.why.room.title", name),
                words.text("four.why.room", name, cell / 16, cell / 16 + 1),
                Optional.of(step("four.why.room.step", steps.landing(game, cell % 16))),
                Optional.of(again.toString()),
                game.url().play());
    }

    private NamedLink step(String key, Link link) {
        return new NamedLink("why-step", words.text(key), link.toString());
    }
}
