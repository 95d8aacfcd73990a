package flipscope.export;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.catalogue.Catalogue;
import flipscope.lesson.Lesson;
import flipscope.server.JteTemplates;
import flipscope.server.PngImages;
import flipscope.server.StaticFiles;
import flipscope.text.DataFile;
import flipscope.text.Directory;
import flipscope.web.Direct;
import flipscope.web.Outside;
import flipscope.web.WebSite;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.lesson.bench.Measured;
import flipscope.web.page.Bundle;
import flipscope.web.page.Declared;
import flipscope.web.page.Release;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the site as a folder of files.
 *
 * @param out the folder
 * @param lessons an instructor's own lessons and sheets, if any
 * @param algorithms their own algorithms, if any
 * @param only the lessons of the course that are in it; all if empty
 */
public record SiteFolder(
        Path out, Optional<Path> lessons, Optional<Path> algorithms, List<String> only) {
    private static final String MODULE = "anywhere/";
    private static final String FILES = MODULE + "files/";
    private static final String STATIC = "static/";
    private static final String OWN = "own/";
    private static final String LICENCES = "licences/";

    /** The module, and TeaVM's loader of it. */
    private static final List<String> PROGRAM = List.of("flipscope.wasm", "wasm-gc-runtime.js");

    /** What comes with the start, in one file. */
    private static final List<String> PACKED = List.of("gg/", "messages/", "sources/");

    /** What is of use only to a server, or stands where pages find it. */
    private static final List<String> ELSEWHERE =
            List.of("META-INF/", "scorm/", "host/", "starter", STATIC);

    /** Scripts that see the world as it is: those of the host, and of pages elsewhere. */
    private static final Pattern HOSTS = Pattern.compile("host/|embed-host");

    /** Whether this program has been built with the module. */
    public static boolean isBuilt() {
        return SiteFolder.class.getResource("/" + MODULE + PROGRAM.get(0)) != null;
    }

    /**
     * Writes it.
     *
     * @param all the lessons that are in it
     * @param measured what the measurements of the lessons say
     * @return the files that were written, each with its bytes
     */
    public Map<String, Long> write(Catalogue catalogue, List<Lesson> all, Measured measured)
            throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        Declared declared = new Declared();
        StaticFiles assets = new StaticFiles(false, declared);
        Direct direct =
                new Direct(
                        new WebSite(
                                catalogue,
                                lessons.map(Directory::new),
                                outside(declared, measured)));
        for (String each : PROGRAM) {
            put(MODULE + each, packaged(MODULE + each), sizes);
        }
        List<String> names = new ArrayList<>();
        for (String each : index()) {
            if (each.startsWith(LICENCES)) {
                put(each, packaged(each), sizes);
            } else if (isPacked(each)) {
                names.add(each);
            } else if (isAsked(each)) {
                put(FILES + each, packaged(each), sizes);
                names.add(each);
            }
        }
        names.addAll(putOwn(sizes));
        put(FILES + "index.txt", text(names), sizes);
        put(FILES + "start.pack", packaged(MODULE + "start.pack"), sizes);
        put(FILES + "measured.txt", measured.text().getBytes(UTF_8), sizes);
        put(FILES + "version.txt", Release.version().getBytes(UTF_8), sizes);
        put(FILES + "assets.txt", text(putAssets(assets, declared, sizes)), sizes);
        putPages(new Copies(direct, all), sizes);
        put(".nojekyll", new byte[0], sizes);
        return sizes;
    }

    private Outside outside(Declared declared, Benches benches) {
        return new Outside(
                declared,
                name -> "./" + STATIC + name,
                JteTemplates.of(false),
                PngImages.ofThisMachine(),
                exchange -> {
                    throw new IllegalStateException("nobody plays while files are written");
                },
                benches,
                false,
                List.of());
    }

    private static List<String> index() {
        return DataFile.text("/" + MODULE + "index.txt").lines().toList();
    }

    private static byte[] text(List<String> lines) {
        return String.join("\n", lines).getBytes(UTF_8);
    }

    private static boolean isPacked(String name) {
        return PACKED.stream().anyMatch(name::startsWith);
    }

    /** Whether the module may ask for a file of the program that is not elsewhere already. */
    private boolean isAsked(String name) {
        Predicate<String> begins = name::startsWith;
        boolean left = ELSEWHERE.stream().anyMatch(begins);
        boolean lesson = name.matches("lessons/[^/]+\\.md");
        return !left && (!lesson || only.isEmpty() || only.contains(slug(name)));
    }

    private static String slug(String lesson) {
        return lesson.substring("lessons/".length(), lesson.length() - ".md".length());
    }

    private List<String> putOwn(Map<String, Long> sizes) throws IOException {
        List<String> names = new ArrayList<>();
        if (lessons.isPresent()) {
            names.addAll(putFolder(lessons.get(), OWN, sizes));
        }
        boolean beside =
                lessons.filter(each -> algorithms.filter(a -> a.startsWith(each)).isPresent())
                        .isPresent();
        if (algorithms.isPresent() && !beside) {
            names.addAll(putFolder(algorithms.get(), OWN + "algorithms/", sizes));
        }
        return names;
    }

    /** Lessons, sheets, pictures and algorithms; nothing that is hidden. */
    private List<String> putFolder(Path folder, String to, Map<String, Long> sizes)
            throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.filter(Files::isRegularFile).sorted().toList()) {
                String name = folder.relativize(each).toString().replace('\\', '/');
                if (!name.startsWith(".") && !name.contains("/.")) {
                    put(FILES + to + name, Files.readAllBytes(each), sizes);
                    names.add(to + name);
                }
            }
        }
        return names;
    }

    /** Static files and bundles; scripts see the host's world. Returns their names and hashes. */
    private List<String> putAssets(StaticFiles assets, Declared declared, Map<String, Long> sizes)
            throws IOException {
        List<String> lines = new ArrayList<>();
        List<String> names =
                Stream.concat(
                                index().stream()
                                        .filter(each -> each.startsWith(STATIC))
                                        .map(each -> each.substring(STATIC.length())),
                                declared.bundles().stream().map(Bundle::name))
                        .toList();
        String before = DataFile.text("/host/script-before.txt");
        String after = DataFile.text("/host/script-after.txt");
        for (String each : names) {
            Optional<byte[]> content = assets.content(each);
            if (content.isEmpty()) {
                continue;
            }
            boolean script = each.endsWith(".js") && !HOSTS.matcher(each).lookingAt();
            byte[] sent =
                    script
                            ? (before + new String(content.get(), UTF_8) + after).getBytes(UTF_8)
                            : content.get();
            put(STATIC + each, sent, sizes);
            lines.add(each + " " + assets.hash(each));
        }
        return lines;
    }

    /** The page that shows all others, and those with which a lesson begins. */
    private void putPages(Copies copies, Map<String, Long> sizes) throws IOException {
        for (Lesson each : copies.lessons()) {
            put(Copies.file(each), copies.of(each).getBytes(UTF_8), sizes);
        }
        String first =
                only.size() == 1 ? "/lessons/" + only.get(0) : only.isEmpty() ? "/" : "/lessons";
        put("index.html", copies.of(first, "./").getBytes(UTF_8), sizes);
    }

    private void put(String name, byte[] content, Map<String, Long> sizes) throws IOException {
        Path file = out.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
        sizes.put(name, (long) content.length);
    }

    private static byte[] packaged(String name) throws IOException {
        try (InputStream file = SiteFolder.class.getResourceAsStream("/" + name)) {
            return file.readAllBytes();
        }
    }

    /** The bytes of what is written, in words. */
    public static String told(Map<String, Long> sizes) {
        long all = sizes.values().stream().mapToLong(Long::longValue).sum();
        return sizes.entrySet().stream()
                        .collect(
                                Collectors.groupingBy(
                                        each -> each.getKey().replaceFirst("/.*", ""),
                                        TreeMap::new,
                                        Collectors.summingLong(Map.Entry::getValue)))
                        .entrySet()
                        .stream()
                        .map(
                                each ->
                                        String.format(
                                                Locale.ROOT,
                                                "%8d kB  %s",
                                                each.getValue() >> 10,
                                                each.getKey()))
                        .collect(Collectors.joining("\n", "", "\n"))
                + sizes.size()
                + " files, "
                + (all >> 10)
                + " kB";
    }
}
