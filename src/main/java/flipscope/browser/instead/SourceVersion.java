package flipscope.browser.instead;

import java.util.Set;

/** The words and names of Java, in the methods that are used. */
public enum SourceVersion {
    RELEASE_17;

    private static final Set<String> KEYWORDS =
            Set.of(
                    ("abstract assert boolean break byte case catch char class const continue"
                                    + " default do double else enum extends false final finally"
                                    + " float for goto if implements import instanceof int"
                                    + " interface long native new null package private protected"
                                    + " public return short static strictfp super switch"
                                    + " synchronized this throw throws transient true try void"
                                    + " volatile while _")
                            .split(" "));

    public static boolean isKeyword(CharSequence text) {
        return KEYWORDS.contains(text.toString());
    }

    public static boolean isKeyword(CharSequence text, SourceVersion any) {
        return isKeyword(text);
    }

    public static boolean isIdentifier(CharSequence text) {
        return !text.isEmpty()
                && Character.isJavaIdentifierStart(text.charAt(0))
                && text.chars().allMatch(Character::isJavaIdentifierPart);
    }
}
