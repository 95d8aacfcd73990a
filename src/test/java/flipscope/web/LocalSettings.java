package flipscope.web;

import flipscope.server.Settings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The settings of servers that tests start: on any free port of this machine. */
public final class LocalSettings {
    /** Without a proxy and own lessons. */
    public static final Settings PLAIN = settings("", false, Optional.empty());

    private LocalSettings() {}

    /** Behind a proxy of ours, below a path of its host. */
    public static Settings behindProxy(String basePath) {
        return settings(basePath, true, Optional.empty());
    }

    /** With own lessons from a folder, in addition to the built-in ones. */
    public static Settings teaching(Path lessons) {
        return settings("", false, Optional.of(lessons));
    }

    /** The same with algorithms of the same folder. */
    public static Settings withAlgorithms(Path folder) {
        Optional<Path> own = Optional.of(folder);
        return new Settings(Settings.DEFAULT_HOST, 0, "", false, false, own, own, List.of());
    }

    private static Settings settings(String basePath, boolean behindProxy, Optional<Path> lessons) {
        return new Settings(
                Settings.DEFAULT_HOST,
                0,
                basePath,
                false,
                behindProxy,
                lessons,
                Optional.empty(),
                List.of());
    }
}
