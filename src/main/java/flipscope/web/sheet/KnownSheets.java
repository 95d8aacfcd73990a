package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.lesson.read.Sheets;
import flipscope.text.Messages;
import flipscope.web.site.Problem;
import java.util.Optional;

/** The sheets that can be asked: those without a mistake. */
record KnownSheets(Sheets all, Messages words) {
    Optional<Sheet> find(String slug) {
        return all.find(slug).filter(each -> each.problems().isEmpty());
    }

    /** What is said where there is none of a name. */
    String unknown(String slug) {
        Optional<String> near = all.nearest(slug).filter(each -> !each.equals(slug));
        return Problem.unknown(words, "sheet.unknown", slug, near);
    }
}
