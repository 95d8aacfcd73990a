package flipscope.web.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.command.MarksCommand;
import flipscope.lesson.Sheet;
import flipscope.sheet.Classroom;
import flipscope.sheet.Classroom.Student;
import flipscope.testkit.CommandTesting;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One student has one total: on the last page, for a platform, at the marks, in both files. */
@WithSite
class OneTotalTest extends CommandTesting {
    /** Enough that code is right, wrong and left open. */
    private static final int STUDENTS = 6;

    private static Site site;

    @ParameterizedTest
    @ValueSource(strings = {"carries", "shifts"})
    void whatIsHandedInComesToTheSameEverywhere(String slug, @TempDir Path folder)
            throws IOException {
        Sheet sheet = Classroom.sheet(slug);
        List<Student> students = Classroom.students(sheet, STUDENTS);
        String links =
                students.stream()
                        .map(each -> site.origin() + "/sheet/" + each.handIn().code())
                        .collect(Collectors.joining("\n"));
        List<String> totals =
                students.stream().map(each -> Integer.toString(each.marks())).toList();

        Page marks = Page.of(site.sendForm("/marks", "sheet", slug, "lines", links).body());
        assertThat(marks.texts("tbody .sum")).as("the page of marks").isEqualTo(totals);
        String csv = site.sendForm("/marks", "sheet", slug, "lines", links, "format", "csv").body();
        assertThat(sums(csv)).as("Save as CSV").isEqualTo(totals);

        Path file = Files.writeString(folder.resolve("class.txt"), links);
        execute(new MarksCommand(), slug, file.toString(), "--format", "csv");
        assertThat(out.toString().lines().toList())
                .as("the command, line by line")
                .isEqualTo(csv.lines().toList());

        for (Student each : students) {
            Page end = Page.of(site.get("/sheet/" + each.handIn().code()).body());
            assertThat(end.text("h1")).isEqualTo(each.marks() + " of " + sheet.marks());
            String score =
                    String.format(Locale.ROOT, "%.4f", (double) each.marks() / sheet.marks());
            assertThat(end.attribute(".sheet", "data-score")).as("for SCORM").isEqualTo(score);
        }
    }

    private static List<String> sums(String csv) {
        return csv.lines().skip(1).map(line -> line.substring(line.lastIndexOf(',') + 1)).toList();
    }
}
