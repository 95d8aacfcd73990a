package flipscope.command;

import flipscope.lesson.Sheet;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.Sheets;
import flipscope.sheet.HandIn;
import flipscope.text.Directory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;

/** Checks sheets: their questions, and that what is handed in fits an address. */
@Command(
        name = "check",
        description = {
            "Checks the sheets of a folder of lessons: every question, position, step and mark."
                    + " Each mistake is printed as FILE:LINE: MESSAGE.",
            "Exits with 1 if there is any."
        })
public final class CheckSheetsCommand extends CheckCommand {
    @Override
    public Integer call() {
        Map<String, String> strays = strays();
        strays.forEach((name, why) -> out().println(folder().resolve(name) + ":1: " + why));
        List<Sheet> sheets = sheets();
        int errors = strays.size() + sheets.stream().mapToInt(this::check).sum();
        return end(counted(sheets.size(), "sheet"), errors);
    }

    private List<Sheet> sheets() {
        LessonTechniques techniques = techniques();
        if (place().isEmpty()) {
            return Sheets.of(Library.builtIn(techniques), Optional.empty()).all();
        }
        Optional<Path> lessons = Optional.ofNullable(folder().toAbsolutePath().getParent());
        return Sheets.toCheck(
                        Library.of(techniques, lessons.map(Directory::new)),
                        new Directory(folder()))
                .all()
                .stream()
                .filter(each -> !isOne() || place().get().equals(file(each)))
                .toList();
    }

    private Map<String, String> strays() {
        return place().isEmpty() || isOne()
                ? Map.of()
                : Sheets.toCheck(Library.builtIn(techniques()), new Directory(folder())).strays();
    }

    /** The folder of the sheets. */
    private Path folder() {
        if (!isOne()) {
            Path inside = place().orElse(Path.of("lessons")).resolve(Sheets.FOLDER);
            if (place().isPresent() && !Files.isDirectory(inside)) {
                throw refusal(
                        inside + " is not a folder, and " + place().get() + " is not a sheet");
            }
            return inside;
        }
        if (!place().get().toString().endsWith(Sheets.END)) {
            throw refusal(place().get() + " is not a sheet; its name must end in " + Sheets.END);
        }
        return folderOfOne();
    }

    private Path file(Sheet sheet) {
        return folder().resolve(sheet.slug() + Sheets.END);
    }

    /** Prints the mistakes of a sheet and returns their number. */
    private int check(Sheet sheet) {
        print(file(sheet), sheet.problems());
        int longest = HandIn.longest(sheet);
        boolean tooLong = longest > HandIn.LONGEST;
        if (tooLong) {
            out().printf(
                            "%s:1: its longest link has %s characters, at most %s pass everywhere; ask fewer questions%n",
                            file(sheet), longest, HandIn.LONGEST);
        } else if (sheet.problems().isEmpty()) {
            out().printf(
                            "%s: %s, %s; a link has at most %s characters%n",
                            file(sheet),
                            counted(sheet.questions().size(), "question"),
                            counted(sheet.marks(), "mark"),
                            longest);
        }
        return sheet.problems().size() + (tooLong ? 1 : 0);
    }
}
