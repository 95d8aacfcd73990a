package flipscope.packaged;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JarTest {
    private static final Path JAR = Path.of("target", "flipscope.jar").toAbsolutePath();
    private static final Path ARCHIVE = Path.of("target", "flipscope.jsa").toAbsolutePath();

    /** A line of what Maven put in: group, artifact, type, version and scope. */
    private static final Pattern CONTENT = Pattern.compile("(?m)^ +([\\w.-]+:[\\w.-]+):jar:");

    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| ([\\w.-]+:[\\w.-]+) \\| ([^|]+) \\| ([^|]+) \\|$");

    private static final Pattern UNUSED =
            Pattern.compile(
                    "org/eclipse/jetty/(ee10/)?(websocket|annotations|jndi|plus|webapp)/.*");

    @TempDir private Path folder;

    @Test
    void everyArtifactInItHasItsLicence() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            String list = text(jar, "licences/README.md");
            Set<String> shaded = found(CONTENT, text(jar, "licences/contents.txt"));
            assertThat(shaded).hasSizeGreaterThan(20).contains("io.javalin:javalin");
            assertThat(found(ROW, list))
                    .containsAll(shaded)
                    .hasSize(shaded.size() + 1)
                    .contains("org.webjars.npm:htmx.org");
            for (MatchResult row : ROW.matcher(list).results().toList()) {
                for (String file : row.group(3).split(", ")) {
                    assertThat(text(jar, file)).as(file).hasSizeGreaterThan(200);
                }
            }
            assertThat(text(jar, "LICENSE")).contains("Apache License");
        }
    }

    @Test
    void nothingOfJettyIsInItThatIsNotUsed() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.stream().map(each -> each.getName()))
                    .noneMatch(name -> UNUSED.matcher(name).matches())
                    .noneMatch(name -> name.startsWith("org/objectweb/asm/"));
        }
    }

    /** The laboratory and the tests stay outside. */
    @Test
    void everyClassOfOursInItIsOfTheProduct() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.stream().map(each -> each.getName()))
                    .filteredOn(name -> name.matches("flipscope/.*[.]class"))
                    .hasSizeGreaterThan(1_000)
                    .allMatch(JarTest::isOfTheProduct);
        }
    }

    private static boolean isOfTheProduct(String name) {
        String source = name.replaceFirst("([$].*)?[.]class$", ".java");
        return Files.exists(Path.of("src", "main", "java", source));
    }

    @Test
    void saysItsVersionAndFitsItsArchive() throws IOException, InterruptedException {
        assertThat(run(List.of("-jar", JAR.toString(), "--version")))
                .isEqualTo("0: flipscope " + version() + "\n");
        // An archive is for a jar of one name: that which stood on the line that made it.
        List<String> line =
                List.of(
                        "-XX:SharedArchiveFile=flipscope.jsa",
                        "-XX:+UseSerialGC",
                        "-Xlog:class+load",
                        "-jar",
                        "flipscope.jar",
                        "--version");
        assertThat(run(line)).contains("source: shared objects file (top)");
    }

    /** An archive for another jar, or none, is done without, and nothing is said. */
    @Test
    void anArchiveThatDoesNotFitIsNotMissed() throws IOException, InterruptedException {
        Path other = Files.copy(JAR, folder.resolve("other.jar"));
        for (Path archive : List.of(ARCHIVE, folder.resolve("none.jsa"))) {
            assertThat(
                            run(
                                    List.of(
                                            "-XX:SharedArchiveFile=" + archive,
                                            "-Xshare:auto",
                                            "-Xlog:disable",
                                            "-jar",
                                            other.toString(),
                                            "--version")))
                    .isEqualTo("0: flipscope " + version() + "\n");
        }
    }

    @Test
    void aPortInUseIsOneLine() throws IOException, InterruptedException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            String said = run(List.of("-jar", JAR.toString(), "serve", "--port", port));
            assertThat(said).startsWith("1: Flipscope cannot listen on port " + port);
            assertThat(said.lines()).hasSize(1);
        }
    }

    @Test
    void writesTheSiteAsFiles() throws IOException, InterruptedException {
        Path site = folder.resolve("site");
        String teaching = folder.resolve("teaching").toString();
        String jar = JAR.toString();
        assertThat(run(List.of("-jar", jar, "lessons", "new", "mine", "--dir", teaching)))
                .startsWith("0: Wrote ");
        List<String> export =
                List.of(
                        "-jar",
                        jar,
                        "export",
                        "--out",
                        site.toString(),
                        "--teaching",
                        teaching,
                        "--only",
                        "the-carry-trick");
        Path faulty = Files.createDirectory(folder.resolve("faulty"));
        Files.writeString(faulty.resolve("mine.md"), "no lesson\n");
        List<String> wrong = new ArrayList<>(export);
        wrong.set(6, faulty.toString());
        assertThat(run(wrong)).startsWith("2: mine.md:1: ").contains("Nothing was written");
        assertThat(site).doesNotExist();

        String said = run(export);
        assertThat(said).startsWith("0: Measuring ").contains("Put the folder on any web host.");
        Path files = site.resolve("anywhere/files");
        assertThat(site.resolve("index.html")).content().contains("data-first=\"/lessons/");
        assertThat(files.resolve("lessons/the-carry-trick.md")).exists();
        assertThat(files.resolve("lessons/half-a-board.md")).doesNotExist();
        assertThat(files.resolve("own/mine.md")).exists();
        assertThat(files.resolve("version.txt")).hasContent(version());
        assertThat(site.resolve("licences/jzlib-BSD-3-Clause.txt")).exists();
        assertThat(run(export)).startsWith("2: --out: " + site + " is not empty");
    }

    private static String version() throws IOException {
        return Files.readString(Path.of("pom.xml")).split("<version>", 2)[1].split("<", 2)[0];
    }

    /** The exit code, and what was printed. */
    private static String run(List<String> arguments) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(arguments);
        line.add(0, System.getProperty("java.home") + "/bin/java");
        Process process =
                new ProcessBuilder(line)
                        .directory(JAR.getParent().toFile())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        return process.waitFor() + ": " + said;
    }

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(each -> each.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String text(JarFile jar, String name) throws IOException {
        assertThat(jar.getEntry(name)).as(name).isNotNull();
        return new String(jar.getInputStream(jar.getEntry(name)).readAllBytes(), UTF_8);
    }
}
