package flipscope.web.page;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version of this program, which the build writes into the jar. */
public final class Release implements IVersionProvider {
    /** What it is called outside of a jar. */
    private static final String UNRELEASED = "unreleased";

    /** The version, such as {@code 1.0.0}. */
    public static String version() {
        return Optional.ofNullable(Release.class.getPackage().getImplementationVersion())
                .orElse(UNRELEASED);
    }

    @Override
    public String[] getVersion() {
        return new String[] {"flipscope " + version()};
    }
}
