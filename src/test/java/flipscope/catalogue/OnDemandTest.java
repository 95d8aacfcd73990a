package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.trace.Program;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is listed without being parsed is what would be parsed. */
class OnDemandTest {
    private static final SourceFile GOOD =
            file("Good", "static long twice(long a) { return Helper.same(a) + a; }");
    private static final SourceFile HELPER =
            file("Helper", "/** Not Broken. */ static long same(long a) { return a; }");
    private static final SourceFile BROKEN = file("Broken", "static long f(long a) { return b; }");

    private static SourceFile file(String name, String body) {
        return new SourceFile(
                "sources/" + name + ".java", "public final class " + name + " { " + body + " }");
    }

    @Test
    void theListIsThatOfTheParsedSources() {
        Catalogue listed = Catalogue.load();
        Catalogue parsed = Catalogue.of(listed.sources());
        assertThat(listed.techniques()).hasSizeGreaterThan(35);
        for (Technique each : parsed.techniques()) {
            Technique same = listed.find(each.id()).orElseThrow();
            assertThat(same.method()).isEqualTo(each.method());
            assertThat(List.of(same.title(), same.summary(), same.example(), same.origin()))
                    .containsExactly(each.title(), each.summary(), each.example(), each.origin());
            assertThat(List.of(same.family(), same.path(), same.engine(), same.afterMove()))
                    .containsExactly(each.family(), each.path(), each.engine(), each.afterMove());
            assertThat(same.correctForm()).isEqualTo(each.correctForm());
            assertThat(same.formerly()).isEqualTo(each.formerly());
            assertThat(listed.partner(same)).isEqualTo(parsed.partner(each));
        }
        assertThat(listed.techniques()).isEqualTo(parsed.techniques());
        assertThat(listed.program().methods())
                .containsExactlyInAnyOrderElementsOf(parsed.program().methods());
    }

    @Test
    void aClassIsParsedWhenItIsAskedFor() {
        Program program = Program.onDemand(List.of(GOOD, HELPER, BROKEN));
        assertThat(program.method("Good.twice")).isPresent();
        assertThat(program.methods(HELPER)).hasSize(1);
        assertThatThrownBy(() -> program.method("Broken.f")).isInstanceOf(SourceException.class);
        assertThatThrownBy(program::methods).isInstanceOf(SourceException.class);
        assertThatThrownBy(() -> Program.of(List.of(GOOD, HELPER, BROKEN)))
                .isInstanceOf(SourceException.class);
    }

    @Test
    void anAnnotationThatTwoClassesHaveDoesNotConnectThem() {
        String mark = "@Algorithm(id = \"a\") static long f(long a) { return %s; }";
        SourceFile annotation =
                new SourceFile(
                        "sources/Algorithm.java", "public @interface Algorithm { String id(); }");
        SourceFile one = file("One", mark.formatted("a"));
        SourceFile other = file("Other", mark.formatted("b"));
        Program program = Program.onDemand(List.of(annotation, one, other));
        assertThat(program.method("One.f")).isPresent();
        assertThatThrownBy(() -> program.method("Other.f")).isInstanceOf(SourceException.class);
    }
}
