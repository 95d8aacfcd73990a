package flipscope.scratch;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.trace.Type;
import flipscope.trace.Word;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The other languages that this machine runs. */
enum Compiler {
    C("gcc", "lines.c") {
        @Override
        String main(List<ForeignCall> calls) {
            String all =
                    calls.stream()
                            .map(
                                    each ->
                                            "    printf(\"%s\\n\", %s);\n"
                                                    .formatted(
                                                            each.result().equals(Type.LONG)
                                                                    ? "%lld"
                                                                    : "%d",
                                                            cast(each) + each.text(this)))
                            .collect(Collectors.joining());
            return "#include <stdio.h>\nint main(void) {\n" + all + "    return 0;\n}\n";
        }

        private String cast(ForeignCall call) {
            return call.result().equals(Type.LONG) ? "(long long)" : "";
        }

        @Override
        List<List<String>> commands() {
            return List.of(
                    List.of("gcc", "-w", "-O1", "-o", "lines", "lines.c"), List.of("./lines"));
        }
    },
    RUST("rustc", "lines.rs") {
        @Override
        String main(List<ForeignCall> calls) {
            String all =
                    calls.stream()
                            .map(
                                    each ->
                                            "    println!(\"{}\", %s as i64);\n"
                                                    .formatted(each.text(this)))
                            .collect(Collectors.joining());
            return "fn main() {\n" + all + "}\n";
        }

        @Override
        List<List<String>> commands() {
            return List.of(
                    List.of("rustc", "--cap-lints", "allow", "-o", "lines", "lines.rs"),
                    List.of("./lines"));
        }
    },
    PYTHON("python3", "lines.py") {
        @Override
        String main(List<ForeignCall> calls) {
            return "show = lambda x: print(x - (1 << 64) if x >> 63 > 0 else int(x))\n"
                    + shown(calls);
        }

        @Override
        List<List<String>> commands() {
            return List.of(List.of("python3", "lines.py"));
        }
    },
    JAVASCRIPT("node", "lines.mjs") {
        @Override
        String main(List<ForeignCall> calls) {
            return "const show = (x) => console.log(typeof x === 'bigint' ?"
                    + " `${BigInt.asIntN(64, x)}` : Number(x));\n"
                    + shown(calls);
        }

        @Override
        List<List<String>> commands() {
            return List.of(List.of("node", "lines.mjs"));
        }
    };

    private final String program;
    private final String file;

    Compiler(String program, String file) {
        this.program = program;
        this.file = file;
    }

    /** A call of a printed method. */
    record ForeignCall(String method, Type result, List<Word> arguments) {
        String text(Compiler in) {
            return arguments.stream()
                    .map(each -> in.literal(each))
                    .collect(Collectors.joining(", ", method + "(", ")"));
        }
    }

    /**
     * The part of a program that prints the results of some calls, one a line, as signed numbers.
     */
    abstract String main(List<ForeignCall> calls);

    abstract List<List<String>> commands();

    String shown(List<ForeignCall> calls) {
        return calls.stream()
                .map(each -> "show(" + each.text(this) + ")\n")
                .collect(Collectors.joining());
    }

    private String literal(Word value) {
        if (value.type().isTruth()) {
            String text = value.text();
            return this == PYTHON
                    ? text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1)
                    : this == C ? Long.toString(value.bits()) : text;
        }
        return value.type().equals(Type.INT)
                ? Long.toString(value.bits())
                : value.text() + (this == C ? "ULL" : this == JAVASCRIPT ? "n" : "");
    }

    /** As the product names it. */
    String language() {
        return switch (this) {
            case C -> "C";
            case RUST -> "Rust";
            case PYTHON -> "Python";
            case JAVASCRIPT -> "JavaScript";
        };
    }

    static List<Compiler> found() {
        return Arrays.stream(values()).filter(Compiler::isFound).toList();
    }

    private boolean isFound() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** What a program prints, line by line. */
    List<String> run(Path folder, String text) {
        try {
            Files.writeString(folder.resolve(file), text);
            Path out = folder.resolve("out.txt");
            for (List<String> command : commands()) {
                Process process =
                        new ProcessBuilder(command)
                                .directory(folder.toFile())
                                .redirectErrorStream(true)
                                .redirectOutput(out.toFile())
                                .start();
                assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
                assertThat(process.exitValue()).as("%s\n%s", Files.readString(out), text).isZero();
            }
            return Files.readAllLines(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
