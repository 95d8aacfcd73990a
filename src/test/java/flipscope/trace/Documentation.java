package flipscope.trace;

/** What the Javadoc of a method says. */
public final class Documentation {
    private Documentation() {}

    /** The comment above a method on one line, without marginal asterisks and inline tags. */
    public static String of(Method method) {
        String above =
                method.file()
                        .text()
                        .lines()
                        .limit(method.span().line() - 1L)
                        .reduce("", (one, other) -> one + "\n" + other);
        String comment = above.substring(above.lastIndexOf("/**") + 3, above.lastIndexOf("*/"));
        return comment.replaceAll("(?m)^\\s*\\*+", " ")
                .replaceAll("\\{@\\w+\\s+([^}]*)}", "$1")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
