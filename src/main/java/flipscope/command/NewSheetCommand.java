package flipscope.command;

import flipscope.lesson.read.LessonTemplate;
import flipscope.lesson.read.Sheets;
import java.io.IOException;
import picocli.CommandLine.Command;

/** Creates a sheet that asks one question of each form. */
@Command(
        name = "new",
        description =
                "Writes a new sheet for you to edit, into the folder sheets of your lessons. It has one"
                        + " question of each form.")
public final class NewSheetCommand extends NewFileCommand {
    @Override
    public Integer call() throws IOException {
        String slug = slug("sheet", "week-3", Sheets::isTaken);
        String place = Sheets.FOLDER + "/" + slug + Sheets.END;
        writeInto(place, LessonTemplate.sheet(slug), "sheets check", "/sheet/");
        return 0;
    }
}
