package flipscope.web.sheet;

import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.read.QuizBlock;
import flipscope.sheet.MarkedAnswer;
import flipscope.sheet.MarkedSheet;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.web.draw.AnswerGrid;
import flipscope.web.draw.Discs;
import flipscope.web.sheet.CardsView.CardView;
import java.util.Optional;

/** Draws the answers of a student. */
record CardsBuilder(Messages words) {
    CardsView of(SheetAddress address, MarkedSheet marked) {
        return new CardsView(
                address,
                marked,
                marked.answers().stream().map(each -> card(address, each)).toList());
    }

    private CardView card(SheetAddress address, MarkedAnswer answer) {
        return new CardView(
                answer,
                address.to(answer.question().number()).toString(),
                picture(answer),
                alt(answer),
                typed(answer),
                answer.asked() instanceof QuizBlock);
    }

    private Optional<AnswerGrid> picture(MarkedAnswer answer) {
        return pressed(answer.asked())
                .filter(asked -> answer.typed().isPresent())
                .map(
                        asked -> {
                            long given = answer.verdict().given();
                            long wrong = given ^ asked.answer().drawn();
                            return grid(asked, words).with(given, wrong, "");
                        });
    }

    private String alt(MarkedAnswer answer) {
        String given = answer.typed().orElse("");
        String right = answer.asked() instanceof AskedBlock asked ? asked.answer().solution() : "";
        return words.text("sheet.card.alt", given, right);
    }

    private static String typed(MarkedAnswer answer) {
        String given = answer.typed().orElse("");
        return answer.asked() instanceof QuizBlock quiz && !given.isEmpty()
                ? quiz.choices().get(Integer.parseInt(given) - 1).text()
                : given;
    }

    static Optional<AskedBlock> pressed(Block block) {
        return block instanceof AskedBlock asked && asked.answer().isPressed()
                ? Optional.of(asked)
                : Optional.empty();
    }

    /** The grid of a question over the discs of its position. */
    static AnswerGrid grid(AskedBlock asked, Messages words) {
        int width = asked.answer().word().type().width();
        Discs discs =
                asked.run()
                        .flatMap(run -> run.arguments().position())
                        .map(TraceContext::of)
                        .map(Discs::of)
                        .orElse(Discs.NONE);
        return new AnswerGrid(words, asked.answer().view(), width, discs);
    }
}
