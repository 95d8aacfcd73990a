package flipscope.browser.build;

import flipscope.browser.Main;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the classes of this program to a WebAssembly module, unless it was made of the same
 * classes before; and writes beside it what the module needs: TeaVM's loader, and an index of the
 * files that it may ask for.
 */
public final class Build {
    private static final String LOADER = "wasm-gc-runtime.min.js";

    /** The parts of templates, the texts of the interface, what can be stepped. */
    private static final List<String> AT_START = List.of("gg/jte/", "messages/", "sources/");

    private final Path classes;
    private final Path out;
    private final List<Path> libraries;

    private Build(Path classes, Path out, List<Path> libraries) {
        this.classes = classes;
        this.out = out;
        this.libraries = libraries;
    }

    /**
     * Builds the module.
     *
     * @param arguments the folder of the compiled classes and resources, and where the module goes
     */
    public static void main(String[] arguments) throws IOException, TeaVMToolException {
        List<Path> libraries =
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(Path::of)
                        .filter(Files::isRegularFile)
                        .sorted()
                        .toList();
        new Build(Path.of(arguments[0]), Path.of(arguments[1]), libraries).run();
    }

    private void run() throws IOException, TeaVMToolException {
        Files.createDirectories(out);
        Files.writeString(out.resolve("index.txt"), index());
        Files.write(out.resolve("start.pack"), pack());
        Path stamp = out.resolve("module.stamp");
        String now = stamp();
        if (Files.exists(stamp) && Files.readString(stamp).equals(now)) {
            return;
        }
        Files.deleteIfExists(stamp);
        compile();
        copyLoader();
        Files.writeString(stamp, now);
    }

    /** The files beside the classes, a path a line. */
    private String index() {
        StringBuilder index = new StringBuilder();
        for (Path each : files()) {
            String name = name(each);
            if (!name.endsWith(".class")) {
                index.append(name).append('\n');
            }
        }
        return index.toString();
    }

    /** What every start needs, in one file: see {@code browser.instead.Resources}. */
    private byte[] pack() throws IOException {
        StringBuilder names = new StringBuilder();
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        for (Path each : files()) {
            String name = name(each);
            if (AT_START.stream().anyMatch(name::startsWith) && !name.endsWith(".class")) {
                byte[] bytes = Files.readAllBytes(each);
                names.append(bytes.length).append(' ').append(name).append('\n');
                content.writeBytes(bytes);
            }
        }
        byte[] head = (names + "\n").getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream pack = new ByteArrayOutputStream();
        pack.writeBytes(head);
        pack.writeBytes(content.toByteArray());
        return pack.toByteArray();
    }

    private List<Path> files() {
        try (Stream<Path> all = Files.walk(classes)) {
            return all.filter(Files::isRegularFile)
                    .filter(each -> !each.startsWith(out))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String name(Path file) {
        return classes.relativize(file).toString().replace(File.separatorChar, '/');
    }

    /** The classes, and the names of the libraries, which say their versions. */
    private String stamp() throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
        for (Path each : files()) {
            if (each.toString().endsWith(".class")) {
                digest.update(Files.readAllBytes(each));
            }
        }
        libraries.forEach(
                each ->
                        digest.update(
                                each.getFileName().toString().getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().formatHex(digest.digest());
    }

    private void compile() throws IOException, TeaVMToolException {
        List<File> path = new ArrayList<>();
        path.add(classes.toFile());
        libraries.forEach(each -> path.add(each.toFile()));
        TeaVMTool tool = new TeaVMTool();
        tool.setClassLoader(Build.class.getClassLoader());
        tool.setClassPath(path);
        tool.setMainClass(Main.class.getName());
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setTargetDirectory(out.toFile());
        tool.setTargetFileName("flipscope.wasm");
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setAssertionsRemoved(true);
        // An index that is out of bounds is an exception, as in Java.
        tool.setStrict(true);
        tool.getTransformers().add(MissingCalls.class.getName());
        tool.getTransformers().add(TemplateCalls.class.getName());
        tool.generate();
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            problems.forEach(each -> System.err.println(text(each)));
            throw new IllegalStateException("TeaVM found " + problems.size() + " problems");
        }
    }

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText()
                + (problem.getLocation() == null ? "" : " @ " + problem.getLocation().getMethod());
    }

    private void copyLoader() throws IOException {
        String path = "org/teavm/backend/wasm/" + LOADER;
        try (InputStream loader = Build.class.getClassLoader().getResourceAsStream(path)) {
            Files.write(out.resolve("wasm-gc-runtime.js"), loader.readAllBytes());
        }
    }
}
