package flipscope;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.nodeTypes.NodeWithBody;
import com.github.javaparser.ast.stmt.IfStmt;
import com.github.javaparser.ast.stmt.Statement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One dialect in all packages: what an {@code if} or a loop governs stands in braces. */
class BracesTest {
    private static final ParserConfiguration GRAMMAR =
            new ParserConfiguration()
                    .setLanguageLevel(LanguageLevel.RAW)
                    .setAttributeComments(false);

    @ParameterizedTest
    @ValueSource(strings = {"src/main/java", "src/test/java"})
    void everyBodyStandsInBraces(String root) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(root))) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
            assertThat(sources)
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(bare(Files.readString(file))).isEmpty());
        }
    }

    @Test
    void aBodyWithoutBracesIsFound() {
        String code =
                "class C { void m(int a) { if (a > 0) return; else if (a < 0) { m(1); } else m(2);"
                        + " for (int i = 0; i < a; i++) m(i); while (a > 0) { m(3); } } }";
        assertThat(bare(code)).hasToString("[return;, m(2);, m(i);]");
    }

    private static List<Statement> bare(String source) {
        CompilationUnit unit = new JavaParser(GRAMMAR).parse(source).getResult().orElseThrow();
        return unit.stream()
                .flatMap(BracesTest::bodies)
                .filter(body -> !body.isBlockStmt())
                .toList();
    }

    private static Stream<Statement> bodies(Node node) {
        if (node instanceof IfStmt choice) {
            return Stream.concat(
                    Stream.of(choice.getThenStmt()),
                    choice.getElseStmt().stream().filter(other -> !other.isIfStmt()));
        }
        return node instanceof NodeWithBody<?> loop ? Stream.of(loop.getBody()) : Stream.empty();
    }
}
