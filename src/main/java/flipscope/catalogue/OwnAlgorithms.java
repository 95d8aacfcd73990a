package flipscope.catalogue;

import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.run.Program;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The algorithms of a folder that may change at any time. Each of its Java files is read and
 * evaluated as what a reader writes is: nothing is compiled or loaded. Only files that changed
 * since the last call are read again, and a mistake in one leaves the others as they are.
 */
public final class OwnAlgorithms {
    private static final String END = ".java";

    /** The longest file that is read, in bytes: more than any algorithm takes. */
    private static final int LONGEST = 20_000;

    private static final int MOST_FILES = 100;

    private final Path folder;
    private Map<String, ReadFile> files = Map.of();

    /** A mistake in a file. */
    public record Fault(String file, int line, String message) {}

    /**
     * A file as it was last read.
     *
     * @param stamp changes when the file does
     */
    private record ReadFile(Object stamp, List<Technique> techniques, List<Fault> faults) {}

    public OwnAlgorithms(Path folder) {
        this.folder = folder;
    }

    /** Those that can be stepped, by file; of two with one id the first. */
    public List<Technique> techniques() {
        return List.copyOf(byId().values());
    }

    Optional<Technique> find(String id) {
        return Optional.ofNullable(byId().get(id));
    }

    private Map<String, Technique> byId() {
        Map<String, Technique> byId = new LinkedHashMap<>();
        files().values().stream()
                .flatMap(file -> file.techniques().stream())
                .forEach(each -> byId.putIfAbsent(each.id(), each));
        return byId;
    }

    /** Every mistake, by file. */
    public List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        Map<String, Technique> first = byId();
        files().forEach(
                        (name, file) -> {
                            faults.addAll(file.faults());
                            file.techniques().stream()
                                    .filter(
                                            each ->
                                                    first.get(each.id()).program()
                                                            != each.program())
                                    .map(each -> fault(name, each, "another file has " + each.id()))
                                    .forEach(faults::add);
                        });
        return faults;
    }

    /** A mistake in the method of an algorithm. */
    static Fault fault(String file, Technique technique, String message) {
        return new Fault(file, technique.method().span().line(), message);
    }

    /** The folder as it is now, sorted by name. */
    private synchronized Map<String, ReadFile> files() {
        Map<String, ReadFile> now = new TreeMap<>();
        for (Path file : listed()) {
            String name = file.getFileName().toString();
            Object stamp = stamp(file);
            ReadFile known = files.get(name);
            boolean same = known != null && known.stamp().equals(stamp);
            now.put(name, same ? known : read(file, name, stamp));
        }
        files = now;
        return now;
    }

    private List<Path> listed() {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(each -> each.getFileName().toString().endsWith(END))
                    .sorted()
                    .limit(MOST_FILES)
                    .toList();
        } catch (IOException notThere) {
            return List.of();
        }
    }

    private static Object stamp(Path file) {
        try {
            return List.of(Files.getLastModifiedTime(file), Files.size(file));
        } catch (IOException vanished) {
            return "vanished";
        }
    }

    private ReadFile read(Path file, String name, Object stamp) {
        try {
            SourceFile source = new SourceFile("own/" + name, text(file));
            OwnFile own = new OwnFile(source, Program.written(source));
            return new ReadFile(stamp, own.techniques(), List.of());
        } catch (SourceException wrong) {
            return refused(stamp, name, wrong.span().line(), wrong.getMessage());
        } catch (IOException unreadable) {
            return refused(stamp, name, 1, "the file cannot be read as text in UTF-8");
        } catch (RuntimeException | StackOverflowError unforeseen) {
            return refused(stamp, name, 1, "the file cannot be read: " + unforeseen.getMessage());
        }
    }

    private static ReadFile refused(Object stamp, String name, int line, String message) {
        return new ReadFile(stamp, List.of(), List.of(new Fault(name, line, message)));
    }

    /** Nothing outside the folder is read, even through links. */
    private String text(Path file) throws IOException {
        boolean inside = file.toRealPath().startsWith(folder.toRealPath());
        if (!inside || !Files.isRegularFile(file)) {
            throw new IllegalArgumentException("it is no file of this folder");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LONGEST + 1);
            if (bytes.length > LONGEST) {
                throw new IllegalArgumentException("it has more than " + LONGEST + " bytes");
            }
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        }
    }
}
