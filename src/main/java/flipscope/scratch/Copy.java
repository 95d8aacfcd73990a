package flipscope.scratch;

import flipscope.trace.parse.ClassUnit;
import flipscope.trace.parse.Routine;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Lines as they are copied.
 *
 * @param members the constants and methods around them; may be empty
 * @param lines empty if the language has nothing like something in them
 */
public record Copy(String language, String members, Optional<String> lines) {
    /** Nobody copies more from a page. */
    private static final int LONGEST = 20_000;

    /** The lines in Java and in the other languages. */
    static List<Copy> of(String java, ClassUnit written, String method) {
        Routine body =
                written.routines().stream()
                        .filter(each -> each.name().equals(method))
                        .filter(each -> each.parameters().isEmpty())
                        .findFirst()
                        .orElseThrow();
        return Stream.concat(
                        Stream.of(new Copy("Java", "", Optional.of(java))),
                        Language.ALL.stream().map(each -> of(each, written, body)))
                .toList();
    }

    private static Copy of(Language language, ClassUnit written, Routine body) {
        Printer members = new Printer(language);
        written.fields().values().forEach(members::field);
        written.routines().stream().filter(each -> each != body).forEach(members::method);
        Printer printed = new Printer(language);
        printed.body(body);
        if (members.lacks() || printed.lacks()) {
            return new Copy(language.name(), "", Optional.empty());
        }
        String lines = language.tidy(printed.code());
        String all = language.withHelpers(language.tidy(members.code()) + lines);
        String above = all.substring(0, all.length() - lines.length());
        return new Copy(language.name(), above, Optional.of(lines));
    }

    /** Whether it is too long to be shown. */
    public boolean isLong() {
        return text().length() > LONGEST;
    }

    /** All of it. */
    public String text() {
        return members + (members.isEmpty() ? "" : "\n") + lines.orElse("");
    }
}
