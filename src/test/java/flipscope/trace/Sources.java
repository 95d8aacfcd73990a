package flipscope.trace;

import flipscope.testkit.ProjectFiles;
import flipscope.trace.run.Program;
import java.nio.file.Path;
import java.util.List;

/** Programs for tests, from the project's own sources or from a few lines of text. */
final class Sources {
    private Sources() {}

    /** One file of the project, by its name below the sources. */
    static SourceFile file(String name) {
        return new SourceFile(name, ProjectFiles.text(Path.of("src/main/java", name)));
    }

    /** A program of one class {@code T} with these members. */
    static Program program(String members) {
        return Program.of(
                List.of(new SourceFile("T.java", "final class T {\n" + members + "\n}\n")));
    }

    /** A method of the class {@code T}. */
    static Method method(Program program, String name) {
        return program.method("T." + name).orElseThrow();
    }

    /** The trace of {@code T.f}, in a class of these members. */
    static Trace trace(String members, Value... arguments) {
        Program program = program(members);
        return program.trace(method(program, "f"), arguments);
    }

    /** What {@code T.f} returns, in a class of these members. */
    static Value run(String members, Value... arguments) {
        Program program = program(members);
        return program.run(method(program, "f"), arguments);
    }
}
