package flipscope.command;

import flipscope.lesson.Sheet;
import flipscope.lesson.read.Library;
import flipscope.sheet.HandIn;
import flipscope.text.DataFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a package for courses that speak SCORM 1.2: a lesson or sheet with the site it is of. */
@Command(
        name = "export-scorm",
        description = {
            "Writes a zip for a learning platform that takes SCORM 1.2. It shows the lesson or sheet,"
                    + " and hands score and answers to the platform; no server of ours is needed."
        })
public final class ExportScormCommand extends SiteCommand implements Callable<Integer> {
    /** What no document of XML 1.0 holds, however it is written. */
    private static final String NO_XML =
            "[^\\t\\n\\r\\x{20}-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]";

    /** Where the site is in the package. */
    private static final String FOLDER = "site/";

    @Parameters(
            paramLabel = "LESSON|SHEET",
            description = "Its name in addresses, such as carries.")
    private String name;

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
     * @param page its address in the package
     * @param title without characters that XML cannot hold
     * @param student the parameter for who answers; empty where there is none
     * @param only the lessons of the course that are in the package; all if empty
     * @param mastery the score that passes, of 100
     */
    public record Framed(
            String name,
            String page,
            String title,
            String language,
            String student,
            List<String> only,
            Optional<Integer> mastery) {}

    @Override
    public Integer call() throws IOException {
        if (mastery != null && (mastery < 1 || mastery > 100)) {
            throw refusal("--mastery takes a number from 1 to 100, not " + mastery);
        }
        Library library = library();
        Framed framed = framed(library);
        if (isFaulty(library)) {
            return FAULTY;
        }
        Path out = Optional.ofNullable(file).orElseGet(() -> Path.of(name + ".zip"));
        Path written = Files.createTempDirectory("scorm");
        try {
            Set<String> site = write(written, library, framed.only()).keySet();
            try (ZipOutputStream zip = new ZipOutputStream(create(out))) {
                add("imsmanifest.xml", manifest(framed, site), zip);
                add("index.html", Templates.drawn("command/scorm/index.jte", only(framed)), zip);
                add("scorm.js", DataFile.text("/scorm/scorm.js"), zip);
                for (String each : site) {
                    zip.putNextEntry(new ZipEntry(FOLDER + each));
                    Files.copy(written.resolve(each), zip);
                }
            }
        } finally {
            delete(written);
        }
        print("Wrote " + out + ": " + (Files.size(out) >> 10) + " kB.");
        return 0;
    }

    private static Map<String, Object> only(Framed framed) {
        return Map.of("framed", framed);
    }

    /** What a platform reads first. */
    static String manifest(Framed framed, Set<String> site) {
        List<String> files = site.stream().map(FOLDER::concat).toList();
        return Templates.drawn(
                "command/scorm/imsmanifest.jte", Map.of("framed", framed, "files", files));
    }

    /** A text without characters that XML cannot hold. */
    static String xml(String text) {
        return text.replaceAll(NO_XML, "");
    }

    private static void add(String name, String text, ZipOutputStream zip) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    private Framed framed(Library library) {
        return library.find(name)
                .map(
                        each ->
                                framed(
                                        "/embed/lessons/",
                                        each.front().title(),
                                        each.front().language(),
                                        "",
                                        List.of(name)))
                .or(() -> sheets(library).find(name).map(this::framed))
                .orElseThrow(() -> refusal("no lesson and no sheet \"" + name + "\""));
    }

    /** A sheet leads to the lessons of its questions. */
    private Framed framed(Sheet sheet) {
        String folder = "/embed" + HandIn.PATH;
        return framed(folder, sheet.title(), sheet.language(), "student", List.of());
    }

    private Framed framed(
            String folder, String title, String language, String student, List<String> only) {
        return new Framed(
                name,
                FOLDER + "index.html#" + folder + name,
                xml(title),
                language,
                student,
                only,
                Optional.ofNullable(mastery));
    }
}
