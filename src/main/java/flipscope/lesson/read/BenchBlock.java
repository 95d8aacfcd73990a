package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.meant;
import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.lesson.Block;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A measured comparison of algorithms of one family.
 *
 * @param techniques two to eight
 * @param title what is measured; plain text, may be empty
 * @param per the unit of work of one call: {@code position}, {@code board}; plain text
 */
public record BenchBlock(BlockHead head, List<Technique> techniques, String title, String per)
        implements Block {
    private static final int FEWEST = 2;
    private static final int MOST = 8;

    /**
     * What the algorithms compute on their own examples, by the last part of their ids: {@code
     * kogge-stone.chain}. Times are not included, since they differ from run to run.
     */
    static Results results(BlockFields fields) {
        Map<String, Technique> byName = new LinkedHashMap<>();
        for (Scalar id : fields.scalars("algorithms")) {
            fields.techniques()
                    .catalogue()
                    .find(id.text())
                    .ifPresent(known -> byName.putIfAbsent(name(known), known));
        }
        fields.takeOnly(List.of());
        return path -> {
            String[] parts = path.split("\\.", 2);
            Technique known = byName.get(parts[0]);
            if (known == null) {
                throw new Mistake(
                        "nothing called "
                                + quoted(parts[0])
                                + " is measured here"
                                + meant(parts[0], byName.keySet()));
            }
            String rest = parts.length < 2 ? "" : parts[1];
            return fields.results(new Run(known.bind(ChosenInputs.EXAMPLE), Map.of())).read(rest);
        };
    }

    private static String name(Technique technique) {
        return technique.id().substring(technique.id().lastIndexOf('/') + 1);
    }

    static Optional<BenchBlock> read(BlockFields fields, BlockHead head) {
        String title = fields.text("title").orElse("");
        String per = fields.text("per").orElse("call");
        return fields.faultless(() -> techniques(fields))
                .map(techniques -> new BenchBlock(head, techniques, title, per));
    }

    private static List<Technique> techniques(BlockFields fields) {
        List<Scalar> typed = fields.scalars("algorithms");
        if (typed.size() < FEWEST || typed.size() > MOST) {
            String expected = "a list of " + FEWEST + " to " + MOST + " is expected";
            fields.refuse("algorithms", expected + ", not of " + typed.size());
        }
        List<Technique> known = new ArrayList<>();
        for (Scalar id : typed) {
            fields.technique(id)
                    .filter(each -> fits(fields, each, known, id))
                    .ifPresent(known::add);
        }
        return known;
    }

    private static boolean fits(
            BlockFields fields, Technique technique, List<Technique> known, Scalar id) {
        if (known.contains(technique)) {
            fields.refuse(id, technique.id() + " is already in the list");
            return false;
        }
        if (fields.techniques().catalogue().own().contains(technique)) {
            fields.refuse(id, technique.id() + " is never compiled, so it cannot be measured");
            return false;
        }
        if (!known.isEmpty() && !known.get(0).family().equals(technique.family())) {
            String first = known.get(0).id();
            fields.refuse(id, technique.id() + " does not answer the same question as " + first);
            return false;
        }
        return true;
    }
}
