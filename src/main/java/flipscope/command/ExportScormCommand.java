package flipscope.command;

import flipscope.lesson.Lesson;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.Library;
import flipscope.text.DataFile;

import gg.jte.html.escape.Escape;
import gg.jte.output.StringOutput;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes a package for courses that speak SCORM 1.2: one page that frames a lesson or sheet. */
@Command(
        name = "export-scorm",
        mixinStandardHelpOptions = true,
        description = {
            "Writes a zip for a learning platform that takes SCORM 1.2. Its one page shows the lesson"
                    + " or sheet from your server in a frame, and hands score and answers to the"
                    + " platform."
        })
public final class ExportScormCommand extends CourseCommand implements Callable<Integer> {
    /** Where a value is filled in: {@code @TITLE@}. */
    private static final Pattern MARK = Pattern.compile("@([A-Z]+)@");

    private static final List<String> FILES = List.of("imsmanifest.xml", "index.html", "scorm.js");

    @Parameters(
            paramLabel = "LESSON|SHEET",
            description = "Its name in addresses, such as carries.")
    private String name;

    @Option(
            names = "--url",
            paramLabel = "URL",
            required = true,
            description = "Where your server is, such as https://flipscope.example.")
    private String url;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write. Default: NAME.zip.")
    private Path file;

    /** What is framed. */
    private record Framed(String path, String title, String language, String student) {}

    @Override
    public Integer call() throws IOException {
        Framed framed = framed();
        Path out = Optional.ofNullable(file).orElseGet(() -> Path.of(name + ".zip"));
        Map<String, String> values =
                Map.of(
                        "NAME", name,
                        "TITLE", escaped(framed.title()),
                        "LANGUAGE", escaped(framed.language()),
                        "STUDENT", framed.student(),
                        "PAGE", escaped(site() + "/embed" + framed.path()));
        try (ZipOutputStream zip = new ZipOutputStream(create(out))) {
            for (String each : FILES) {
                zip.putNextEntry(new ZipEntry(each));
                zip.write(filled(each, values).getBytes(StandardCharsets.UTF_8));
            }
        }
        print(List.of("Wrote " + out + "."));
        return 0;
    }

    private static String filled(String name, Map<String, String> values) {
        return MARK.matcher(DataFile.text("/scorm/" + name))
                .replaceAll(mark -> Matcher.quoteReplacement(values.get(mark.group(1))));
    }

    private static String escaped(String text) {
        StringOutput output = new StringOutput();
        Escape.htmlAttribute(text, output);
        return output.toString();
    }

    private String site() {
        try {
            URI site = URI.create(url);
            if (site.getHost() != null && url.matches("https?://.*") && site.getQuery() == null) {
                return url.replaceAll("/+$", "");
            }
        } catch (IllegalArgumentException noAddress) {
            // Said below.
        }
        throw refusal("\"" + url + "\" is no address such as https://flipscope.example");
    }

    private Framed framed() {
        Library library = library();
        return library.find(name)
                .map(ExportScormCommand::of)
                .or(() -> sheets(library).find(name).map(ExportScormCommand::of))
                .orElseThrow(() -> refusal("no lesson and no sheet \"" + name + "\""));
    }

    private static Framed of(Lesson lesson) {
        return new Framed(
                "/lessons/" + lesson.slug(), lesson.front().title(), lesson.front().language(), "");
    }

    private static Framed of(Sheet sheet) {
        return new Framed("/sheet/" + sheet.slug(), sheet.title(), sheet.language(), "student");
    }
}
