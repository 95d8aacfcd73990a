package flipscope.web.sheet;

import flipscope.lesson.read.Sheets;
import flipscope.text.Messages;
import flipscope.web.site.Problem;

/** What is said where there is no sheet of a name. */
final class UnknownSheet {
    private UnknownSheet() {}

    static String message(Sheets sheets, String slug, Messages words) {
        String shown = Problem.excerpt(slug);
        return sheets.nearest(slug)
                .filter(near -> !near.equals(slug))
                .map(near -> words.text("sheet.unknown.nearest", shown, near))
                .orElseGet(() -> words.text("sheet.unknown", shown));
    }
}
