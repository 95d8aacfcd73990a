package flipscope.catalogue;

import flipscope.text.OpenFolder;
import flipscope.trace.Method;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.run.Program;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

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

    private final OpenFolder folder;
    private Map<String, ReadFile> files = Map.of();

    /** A mistake in a file. */
    public record Fault(String file, int line, String message) {}

    /**
     * A file as it was last read.
     *
     * @param stamp changes when the file does
     */
    private record ReadFile(Object stamp, List<Technique> techniques, List<Fault> faults) {}

    public OwnAlgorithms(OpenFolder folder) {
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
                                    .filter(each -> !each.equals(first.get(each.id())))
                                    .map(each -> fault(each, "another file has " + each.id()))
                                    .forEach(faults::add);
                        });
        return faults;
    }

    /** A mistake in the method of an algorithm. */
    public static Fault fault(Technique technique, String message) {
        Method method = technique.method();
        String file = method.file().name().replaceFirst(".*/", "");
        return new Fault(file, method.span().line(), message);
    }

    /** The folder as it is now, sorted by name. */
    private synchronized Map<String, ReadFile> files() {
        Map<String, ReadFile> now = new TreeMap<>();
        folder.names().stream()
                .filter(name -> name.endsWith(END))
                .limit(MOST_FILES)
                .forEach(
                        name ->
                                folder.stamp(name)
                                        .ifPresent(stamp -> now.put(name, read(name, stamp))));
        files = now;
        return now;
    }

    private ReadFile read(String name, Object stamp) {
        ReadFile known = files.get(name);
        if (known != null && known.stamp().equals(stamp)) {
            return known;
        }
        try {
            SourceFile source = new SourceFile("own/" + name, folder.text(name, LONGEST));
            OwnFile own = new OwnFile(source, Program.written(source));
            return new ReadFile(stamp, own.techniques(), List.of());
        } catch (SourceException wrong) {
            return refused(stamp, name, wrong.span().line(), wrong.getMessage());
        } catch (IOException unreadable) {
            return refused(stamp, name, 1, unreadable.getMessage());
        } catch (RuntimeException | StackOverflowError unforeseen) {
            return refused(stamp, name, 1, "the file cannot be read: " + unforeseen.getMessage());
        }
    }

    private static ReadFile refused(Object stamp, String name, int line, String message) {
        return new ReadFile(stamp, List.of(), List.of(new Fault(name, line, message)));
    }
}
