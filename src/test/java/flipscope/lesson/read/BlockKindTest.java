package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.lesson.Block;
import flipscope.text.Directory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BlockKindTest {
    private static final Path TEMPLATES = Path.of("templates", "lesson", "block");

    private static final List<Block> BLOCKS =
            Library.of(Good.COURSE, new Directory(Path.of("src/test/resources/teaching")))
                    .all()
                    .stream()
                    .flatMap(lesson -> lesson.blocks().stream())
                    .toList();

    /** Nothing else names the template of a kind, which a page looks up when it draws a block. */
    @ParameterizedTest
    @EnumSource
    void everyKindIsDrawnByATemplateThatTakesItsBlock(BlockKind kind) throws IOException {
        Block block =
                BLOCKS.stream()
                        .filter(each -> each.head().kind().equals(kind.code()))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no lesson has a " + kind.code()));
        Path template = TEMPLATES.resolve(block.template() + ".jte");
        assertThat(template).exists();
        assertThat(Files.readString(template))
                .containsAnyOf(
                        Stream.concat(
                                        Stream.of(block.getClass()),
                                        Stream.of(block.getClass().getInterfaces()))
                                .map(type -> "@param " + type.getSimpleName() + " block\n")
                                .toArray(String[]::new))
                .contains("@param LessonView view\n");
    }

    @ParameterizedTest
    @EnumSource
    void everyKindIsExplainedInTheReadme(BlockKind kind) throws IOException {
        assertThat(Files.readString(Path.of("src/docs/teachers.md")))
                .contains("`" + kind.code() + "`");
    }
}
