package flipscope.web.figure;

import flipscope.story.GridText;
import flipscope.text.Messages;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.BitsView;
import flipscope.web.draw.GridView.EntryView;
import flipscope.web.draw.GridView.LabelView;
import flipscope.web.draw.MiniView.MiniCell;
import flipscope.web.step.EquationView;
import flipscope.web.step.EquationView.GlossView;
import flipscope.web.step.EquationView.SlotView;
import flipscope.web.step.StepLegend.LegendView;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes steps and storyboards as plain text, for terminals, mail and code comments. */
record PlainText(Messages words) {
    /** What mail and code comments leave whole. */
    private static final int PAGE = 80;

    private static final int NARROWEST = 15;
    private static final Map<String, String> MARKS =
            Map.of("set", "1", "new", "+", "lost", "-", "wrapped", "~", "carry", "^");

    /** One step: title, sentence, equation, and a key to the characters. */
    String of(OneStep step) {
        EquationView equation = step.equation();
        List<TextBlock> row =
                OneStep.row(
                        equation.terms(), sign -> TextBlock.sign(sign.inText()), PlainText::value);

        List<String> below = new ArrayList<>(aside(equation.gloss()));
        below.addAll(fallen(equation));
        below.add(legend(step.legend()));
        return text(
                List.of(
                        head(step.title(), step.id(), step.inputs()),
                        List.of(step.where(), step.source()),
                        wrap(step.sentence(), PAGE),
                        TextBlock.beside(row, PAGE),
                        below));
    }

    String of(Storyboard story) {
        List<List<String>> blocks = new ArrayList<>();
        blocks.add(head(story.title(), story.id(), story.inputs()));
        blocks.add(wrap(story.summary(), PAGE));
        for (FrameView frame : story.frames()) {
            blocks.add(List.of(frame.number() + " · " + frame.title()));
            blocks.add(picture(frame.grid()));
            blocks.add(wrap(frame.sentence(), PAGE));
        }
        blocks.add(wrap(story.outcome(), PAGE));
        return text(blocks);
    }

    private static List<String> head(String title, String id, List<String> inputs) {
        return Stream.concat(Stream.of(title, "Flipscope · " + id), inputs.stream()).toList();
    }

    private static TextBlock value(SlotView slot) {
        List<String> picture = picture(slot.grid());
        int width = Drawing.most(picture, String::length);
        List<String> head = new ArrayList<>(wrap(slot.text(), Math.max(NARROWEST, width)));
        head.addAll(wrap(slot.told(), Math.max(NARROWEST, width)));
        List<String> foot = new ArrayList<>(wrap(slot.note(), Math.max(NARROWEST, width)));
        if (!slot.hex().isEmpty()) {
            foot.add(slot.hex());
        }
        return TextBlock.of(head, picture, foot);
    }

    private static List<String> picture(GridView grid) {
        if (!grid.big().isEmpty()) {
            return word(grid);
        }
        if (!grid.entries().isEmpty()) {
            return grid.entries().stream().map(PlainText::entry).toList();
        }
        BitsView bits = grid.bits();
        List<String> layers =
                grid.labels().stream()
                        .filter(label -> label.css().equals("layer"))
                        .map(LabelView::text)
                        .toList();
        return GridText.of(bits.word(), bits.view(), bits.marks(), layers::get);
    }

    /** A number in binary, or a truth value with the branch taken. */
    private static List<String> word(GridView grid) {
        String way =
                grid.fork() == null
                        ? ""
                        : grid.isTrue() ? grid.fork().ifTrue() : grid.fork().ifFalse();
        return Stream.of(grid.big(), grid.note(), way).filter(each -> !each.isEmpty()).toList();
    }

    /** An entry of a table by its set bits, with an arrow if it is the one that is read. */
    private static String entry(EntryView entry) {
        String bits =
                entry.picture().cells().stream()
                        .filter(MiniCell::on)
                        .map(MiniCell::square)
                        .collect(Collectors.joining(" "));
        String arrow = entry.chosen() ? "> " : "  ";
        return arrow + entry.index() + " " + entry.picture().thumb().big() + bits;
    }

    /** What else a stage made, below its chain. */
    private static List<String> aside(GlossView gloss) {
        if (gloss.pieces().isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(List.of(gloss.text()));
        gloss.pieces().forEach(piece -> lines.addAll(wrap(piece.said(), PAGE)));
        lines.add("");
        return lines;
    }

    /** The number of fallen bits: there are no characters to show them with. */
    private List<String> fallen(EquationView view) {
        int fallen = view.slots().stream().mapToInt(each -> each.grid().fallen().size()).sum();
        return fallen == 0 ? List.of() : List.of(words.text("share.text.fallen", fallen));
    }

    private static String legend(List<LegendView> marks) {
        return marks.stream()
                .filter(mark -> MARKS.containsKey(mark.css()))
                .map(mark -> MARKS.get(mark.css()) + "  " + mark.name())
                .collect(Collectors.joining("\n"));
    }

    /** Lines of whole words; one that is too long has a line of its own. */
    private static List<String> wrap(String text, int width) {
        return Pattern.compile("\\S.{0,%s}(?!\\S)|\\S+".formatted(width - 1))
                .matcher(text.strip().replaceAll("\\s+", " "))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    /** Blocks of lines, with an empty line between two of them. */
    private static String text(List<List<String>> blocks) {
        return blocks.stream()
                .map(lines -> lines.stream().map(line -> line + "\n").collect(Collectors.joining()))
                .collect(Collectors.joining("\n"));
    }
}
