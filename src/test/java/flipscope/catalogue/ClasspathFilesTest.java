package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClasspathFilesTest {
    private static final String IN_A_FOLDER = "flipscope/catalogue/ClasspathFilesTest.class";
    private static final String IN_A_JAR = "org/junit/jupiter/api/Test.class";

    @Test
    void filesAreReadFromFoldersAndJarsAlike() {
        assertThat(ClasspathFiles.read(IN_A_FOLDER, Files::size))
                .hasValueSatisfying(ClasspathFilesTest::some);
        assertThat(ClasspathFiles.read(IN_A_JAR, Files::size))
                .hasValueSatisfying(ClasspathFilesTest::some);
        assertThat(ClasspathFiles.read("org/junit/jupiter/api", Files::isDirectory)).contains(true);
    }

    private static void some(long bytes) {
        assertThat(bytes).isPositive();
    }

    @Test
    void twoMayReadTheSameJarAtOnce() {
        Optional<Boolean> first =
                ClasspathFiles.read(
                        IN_A_JAR,
                        one -> {
                            assertThat(ClasspathFiles.read(IN_A_JAR, Files::size)).isPresent();
                            return Files.exists(one);
                        });
        assertThat(first).as("it is still open when the other is done").contains(true);
    }

    @Test
    void whatIsNotPackagedIsNotThere() {
        assertThat(ClasspathFiles.read("flipscope/nothing", Files::size)).isEmpty();
    }
}
