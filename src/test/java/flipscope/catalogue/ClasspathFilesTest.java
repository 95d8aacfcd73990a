package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClasspathFilesTest {
    @Test
    void filesAreReadFromFoldersAndJarsAlike() {
        assertThat(ClasspathFiles.below("flipscope/catalogue"))
                .containsKey("ClasspathFilesTest.class")
                .allSatisfy((name, bytes) -> assertThat(bytes).isNotEmpty());
        assertThat(ClasspathFiles.below("org/junit/jupiter/api"))
                .containsKeys("Test.class", "function/Executable.class")
                .allSatisfy((name, bytes) -> assertThat(bytes).isNotEmpty());
    }

    @Test
    void whatIsNotPackagedIsNotThere() {
        assertThat(ClasspathFiles.below("flipscope/nothing")).isEmpty();
    }
}
