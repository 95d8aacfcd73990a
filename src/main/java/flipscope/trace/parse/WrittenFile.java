package flipscope.trace.parse;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.MethodDeclaration;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import java.util.Set;

/**
 * Parses what a reader wrote: methods and constants alone, or one class with them. Its methods need
 * no {@code static}.
 */
public final class WrittenFile {
    /** The class of methods that have none. */
    static final String CLASS = "final class Written {";

    private static final Set<String> TYPES = Set.of("class", "interface", "record", "enum");

    private WrittenFile() {}

    /**
     * Parses a file that declares a type, or only the members of one.
     *
     * @throws SourceException if it is not Java, or too long or too deep
     */
    public static ParsedFile parse(SourceFile file) {
        ParsedFile parsed =
                declaresType(file.text())
                        ? ParsedFile.of(file)
                        : ParsedFile.ofMembers(file, CLASS, file.text());
        makeStatic(parsed.unit());
        return parsed;
    }

    /**
     * Parses lines of a method that has this name and takes nothing.
     *
     * @throws SourceException if they are not Java, or too long or too deep
     */
    public static ParsedFile parseLines(SourceFile file, String method) {
        ParsedFile parsed = WrittenLines.parse(file, method);
        makeStatic(parsed.unit());
        return parsed;
    }

    /** Whether a type is declared before the first brace opens. */
    private static boolean declaresType(String text) {
        for (Lexer.Token token : Lexer.tokens(text)) {
            String word = token.text();
            if (word.equals("{")) {
                return false;
            }
            if (token.kind() == Lexer.Kind.WORD && TYPES.contains(word)) {
                return true;
            }
        }
        return false;
    }

    private static void makeStatic(CompilationUnit unit) {
        unit.getTypes().stream()
                .flatMap(type -> type.getMembers().stream())
                .filter(MethodDeclaration.class::isInstance)
                .map(MethodDeclaration.class::cast)
                .forEach(method -> method.setStatic(true));
    }
}
