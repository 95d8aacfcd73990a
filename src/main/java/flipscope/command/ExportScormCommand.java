package flipscope.command;

import flipscope.lesson.Lesson;
import flipscope.lesson.read.Library;
import flipscope.sheet.HandIn;
import flipscope.text.DataFile;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a package for courses that speak SCORM 1.2: one page that frames a lesson or sheet. */
@Command(
        name = "export-scorm",
        description = {
            "Writes a zip for a learning platform that takes SCORM 1.2. Its one page shows the lesson"
                    + " or sheet from your server in a frame, and hands score and answers to the"
                    + " platform."
        })
public final class ExportScormCommand extends CourseCommand implements Callable<Integer> {
    /** What no document of XML 1.0 holds, however it is written. */
    private static final String NO_XML =
            "[^\\t\\n\\r\\x{20}-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]";

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
            names = "--mastery",
            paramLabel = "PERCENT",
            description =
                    "The score that passes, 1 to 100. The platform is then told who passed and who"
                            + " failed. Default: none.")
    private Integer mastery;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "The file to write. Default: NAME.zip.")
    private Path file;

    /**
     * What is framed.
     *
     * @param page its address
     * @param title without characters that XML cannot hold
     * @param student the parameter for who answers; empty where there is none
     * @param mastery the score that passes, of 100
     */
    public record Framed(
            String name,
            String page,
            String title,
            String language,
            String student,
            Optional<Integer> mastery) {}

    @Override
    public Integer call() throws IOException {
        if (mastery != null && (mastery < 1 || mastery > 100)) {
            throw refusal("--mastery takes a number from 1 to 100, not " + mastery);
        }
        Map<String, Object> framed = Map.of("framed", framed());
        Path out = Optional.ofNullable(file).orElseGet(() -> Path.of(name + ".zip"));
        try (ZipOutputStream zip = new ZipOutputStream(create(out))) {
            add("imsmanifest.xml", Templates.drawn("command/scorm/imsmanifest.jte", framed), zip);
            add("index.html", Templates.drawn("command/scorm/index.jte", framed), zip);
            add("scorm.js", DataFile.text("/scorm/scorm.js"), zip);
        }
        print("Wrote " + out + ".");
        return 0;
    }

    private static void add(String name, String text, ZipOutputStream zip) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private String site() {
        try {
            URI site = URI.create(url);
            boolean bare = site.getQuery() == null && site.getFragment() == null;
            if (site.getHost() != null && url.matches("https?://.*") && bare) {
                if (site.getUserInfo() != null) {
                    throw refusal(
                            "the address has a name or password in it, which each student would see");
                }
                return url.replaceAll("/+$", "");
            }
        } catch (IllegalArgumentException noAddress) {
            // Said below.
        }
        throw refusal("\"" + url + "\" is not an address such as https://flipscope.example");
    }

    private Framed framed() {
        Library library = library();
        String embed = site() + "/embed";
        return library.find(name)
                .map(Lesson::front)
                .map(each -> framed(embed + "/lessons/", each.title(), each.language(), ""))
                .or(
                        () ->
                                sheets(library)
                                        .find(name)
                                        .map(
                                                each ->
                                                        framed(
                                                                embed + HandIn.PATH,
                                                                each.title(),
                                                                each.language(),
                                                                "student")))
                .orElseThrow(() -> refusal("no lesson and no sheet \"" + name + "\""));
    }

    private Framed framed(String folder, String title, String language, String student) {
        return new Framed(
                name,
                folder + name,
                title.replaceAll(NO_XML, ""),
                language,
                student,
                Optional.ofNullable(mastery));
    }
}
