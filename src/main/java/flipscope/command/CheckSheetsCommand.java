package flipscope.command;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.Sheets;
import flipscope.sheet.HandIn;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks sheets: their questions, and that what is handed in fits an address. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = {
            "Checks the sheets of a folder of lessons: every question, position, step and mark."
                    + " Each mistake is printed as FILE:LINE: MESSAGE.",
            "Exits with 1 if there is any."
        })
public final class CheckSheetsCommand extends CalledCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "DIR|FILE",
            description =
                    "A folder of lessons with a folder sheets in it, or one sheet; without it the"
                            + " sheets of the course are checked.")
    private Path place;

    @Override
    public Integer call() {
        PrintWriter out = out();
        List<Sheet> sheets = sheets();
        int errors = sheets.stream().mapToInt(each -> print(each, out)).sum();
        out.printf(
                Locale.ROOT,
                "%s, %s.%n",
                counted(sheets.size(), "sheet"),
                errors == 0 ? "no errors" : counted(errors, "error"));
        out.flush();
        return errors == 0 ? 0 : 1;
    }

    private List<Sheet> sheets() {
        Catalogue catalogue = Catalogue.load();
        LessonTechniques techniques = new LessonTechniques(catalogue, new Traces(catalogue));
        if (place == null) {
            return Sheets.of(Library.builtIn(techniques), techniques, Optional.empty()).all();
        }
        Path lessons = Optional.ofNullable(folder().toAbsolutePath().getParent()).orElse(folder());
        Library library = Library.with(lessons, techniques);
        List<Sheet> all = Sheets.toCheck(library, techniques, folder()).all();
        return Files.isRegularFile(place)
                ? all.stream().filter(each -> file(each).equals(place)).toList()
                : all;
    }

    /** The folder of the sheets. */
    private Path folder() {
        if (place == null) {
            return Path.of("lessons", Sheets.FOLDER);
        }
        if (Files.isRegularFile(place)) {
            if (!place.toString().endsWith(Sheets.END)) {
                throw refusal(place + " is not a sheet; its name must end in " + Sheets.END);
            }
            return Optional.ofNullable(place.getParent()).orElse(Path.of(""));
        }
        Path inside = place.resolve(Sheets.FOLDER);
        if (!Files.isDirectory(inside)) {
            throw refusal(inside + " is not a folder, and " + place + " is not a sheet");
        }
        return inside;
    }

    private Path file(Sheet sheet) {
        return folder().resolve(sheet.slug() + Sheets.END);
    }

    /** Prints the mistakes of a sheet and returns their number. */
    private int print(Sheet sheet, PrintWriter out) {
        sheet.problems()
                .forEach(
                        each ->
                                out.println(
                                        file(sheet) + ":" + each.line() + ": " + each.message()));
        int longest = HandIn.longest(sheet);
        boolean tooLong = longest > HandIn.LONGEST;
        if (tooLong) {
            out.printf(
                    Locale.ROOT,
                    "%s:1: its longest link has %d characters, at most %d pass everywhere; ask fewer questions%n",
                    file(sheet),
                    longest,
                    HandIn.LONGEST);
        } else if (sheet.problems().isEmpty()) {
            out.printf(
                    Locale.ROOT,
                    "%s: %s, %s; a link has at most %d characters%n",
                    file(sheet),
                    counted(sheet.questions().size(), "question"),
                    counted(sheet.marks(), "mark"),
                    longest);
        }
        return sheet.problems().size() + (tooLong ? 1 : 0);
    }
}
