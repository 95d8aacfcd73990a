package flipscope.web.lesson;

import flipscope.catalogue.Technique;
import flipscope.lesson.read.BenchBlock;
import flipscope.text.Messages;
import flipscope.web.lesson.BenchView.RowView;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.lesson.bench.Measurement;
import flipscope.web.site.Link;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Shows measurements of techniques on this machine. The page does not wait for them unless they are
 * requested.
 */
final class BenchParts {
    private static final Duration PATIENCE = Duration.ofSeconds(8);

    /** The width of the slowest bar. */
    private static final double FULL = 100;

    private final Benches benches;
    private final Messages words;

    BenchParts(Benches benches, Messages words) {
        this.benches = benches;
        this.words = words;
    }

    /** A chart; while it is being measured it has rows but no bars. */
    BenchView of(BenchBlock block, Answers answers) {
        boolean wait = answers.areAskedFor(block.name());
        Optional<Measurement> measured =
                benches.of(block.techniques(), wait ? PATIENCE : Duration.ZERO);
        String per = block.per().isEmpty() ? words.text("course.bench.board") : block.per();
        return new BenchView(
                new BlockView(block.name(), block.caption(), null, ""),
                block.title().isEmpty() ? words.text("course.bench.title") : block.title(),
                per,
                measured.map(all -> rows(block.techniques(), all))
                        .orElseGet(() -> waiting(block.techniques())),
                measured.map(this::note).orElse(""),
                answers.askingFor(block.name()));
    }

    /** Placeholder rows of the final height, so that nothing moves when the numbers arrive. */
    private static List<RowView> waiting(List<Technique> techniques) {
        return techniques.stream()
                .map(each -> new RowView(each.title(), Link.url("/trace/" + each.id()), "…", "", 0))
                .toList();
    }

    private List<RowView> rows(List<Technique> techniques, Measurement measured) {
        return IntStream.range(0, techniques.size())
                .mapToObj(
                        index ->
                                row(
                                        techniques.get(index),
                                        measured.costs().get(index).nanoseconds(),
                                        measured.slowest()))
                .toList();
    }

    private RowView row(Technique technique, double nanoseconds, double slowest) {
        double times = slowest / nanoseconds;
        return new RowView(
                technique.title(),
                Link.url("/trace/" + technique.id()),
                words.text("course.bench.time", nanoseconds),
                times == 1
                        ? words.text("course.bench.slowest")
                        : words.text("course.bench.times", times),
                FULL / times);
    }

    private String note(Measurement measured) {
        String how =
                words.text(
                        "course.bench.note",
                        measured.boards(),
                        measured.processors(),
                        measured.java());
        return measured.settled() ? how : words.text("course.bench.unsettled") + ' ' + how;
    }
}
