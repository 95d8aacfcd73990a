package flipscope.lesson.read;

import flipscope.catalogue.Technique;
import flipscope.lesson.BenchBlock;
import flipscope.lesson.Block;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads {@code bench} blocks. */
final class BenchReader implements BlockReader {
    private static final List<String> KEYS = List.of("algorithms", "title", "per");
    private static final int FEWEST = 2;
    private static final int MOST = 8;

    private final RawBlock raw;

    BenchReader(RawBlock raw) {
        this.raw = raw;
        raw.refuseOthers(KEYS);
    }

    @Override
    public Results results() {
        List<Technique> known =
                raw.fields().scalars("algorithms").stream()
                        .flatMap(
                                id -> raw.techniques().catalogue().find(id.text().strip()).stream())
                        .toList();
        return new BenchResults(known, raw.techniques().traces());
    }

    @Override
    public Optional<Block> build(Texts texts) {
        String caption = texts.html(raw, "caption");
        String title = raw.fields().text("title").orElse("");
        String per = raw.fields().text("per").orElse("call");
        int before = raw.problems().size();
        List<Technique> techniques = techniques();
        return before == raw.problems().size()
                ? Optional.of(
                        new BenchBlock(raw.name(), caption, raw.line(), techniques, title, per))
                : Optional.empty();
    }

    private List<Technique> techniques() {
        List<Scalar> typed = raw.fields().scalars("algorithms");
        if (typed.size() < FEWEST || typed.size() > MOST) {
            raw.problems()
                    .add(
                            raw.fields().line("algorithms"),
                            String.format(
                                    Locale.ROOT,
                                    "algorithms: a list of %d to %d is expected, not of %d",
                                    FEWEST,
                                    MOST,
                                    typed.size()));
        }
        List<Technique> known = new ArrayList<>();
        for (Scalar id : typed) {
            raw.technique(id).filter(each -> fits(each, known, id.line())).ifPresent(known::add);
        }
        return known;
    }

    private boolean fits(Technique technique, List<Technique> known, int line) {
        if (known.contains(technique)) {
            raw.problems().add(line, technique.id() + " is already in the list");
            return false;
        }
        if (!known.isEmpty() && !known.get(0).family().equals(technique.family())) {
            String first = known.get(0).id();
            raw.problems()
                    .add(line, technique.id() + " does not answer the same question as " + first);
            return false;
        }
        return true;
    }
}
