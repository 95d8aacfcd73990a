package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.lesson.read.Sheets;
import flipscope.text.Messages;
import flipscope.web.address.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The sheets that can be asked: those without a mistake. */
record KnownSheets(Sheets all, Messages words) {
    private static final String UNKNOWN = "unknown-sheet";

    Optional<Sheet> find(String slug) {
        return all.find(slug).filter(each -> each.problems().isEmpty());
    }

    /** Those to choose from; that of an algorithm is among them where it is the chosen one. */
    List<Sheet> choices(Optional<Sheet> chosen) {
        Map<String, Sheet> named = new TreeMap<>();
        Stream.concat(all.faultless().stream(), chosen.stream())
                .forEach(each -> named.put(each.slug(), each));
        return List.copyOf(named.values());
    }

    /** What is said where there is none of a name, or only one with mistakes. */
    Problem unknown(String slug) {
        return all.find(slug)
                .flatMap(faulty -> faulty.problems().stream().findFirst())
                .map(first -> words.text("sheet.faulty", slug, first.line(), first.message()))
                .map(message -> new Problem(404, UNKNOWN, message, ""))
                .orElseGet(() -> meant(slug));
    }

    private Problem meant(String slug) {
        Optional<String> near = all.nearest(slug).filter(each -> !each.equals(slug));
        return Problem.unknown(words, UNKNOWN, "sheet.unknown", slug, near);
    }
}
