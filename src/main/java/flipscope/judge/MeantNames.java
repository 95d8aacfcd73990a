package flipscope.judge;

import flipscope.catalogue.ClosestName;
import flipscope.trace.SourceException;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Adds to a mistake in what a reader wrote which name may have been meant. */
final class MeantNames {
    private static final Pattern UNKNOWN =
            Pattern.compile("^(?:there is|\\w+ has) no ([a-z ]+) named `(\\w+)`(?: here)?$");
    private static final Pattern DECLARED = Pattern.compile("\\b(?:long|int|boolean)\\s+(\\w+)");

    private MeantNames() {}

    /**
     * The mistake, with a suggestion if a name is unknown and another is like it.
     *
     * @param code all that was written
     */
    static SourceException suggest(SourceException mistake, String code) {
        Matcher unknown = UNKNOWN.matcher(mistake.getMessage());
        if (!unknown.matches()) {
            return mistake;
        }
        String name = unknown.group(2);
        String message = "there is no " + unknown.group(1) + " named `" + name + "` here";
        String end = nearest(name, code).map(near -> "; did you mean `" + near + "`?").orElse("");
        return new SourceException(mistake.file(), mistake.span(), message + end);
    }

    private static Optional<String> nearest(String name, String code) {
        List<String> declared =
                DECLARED.matcher(code)
                        .results()
                        .map((MatchResult each) -> each.group(1))
                        .filter(each -> !each.equals(name))
                        .distinct()
                        .toList();
        return ClosestName.nearest(name, declared);
    }
}
