package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.Technique;
import flipscope.lesson.Run;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Last;
import flipscope.trace.Method;
import flipscope.trace.Numbering;
import flipscope.trace.Parameter;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.run.Program;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A method that the author of a block wrote, as if it were one of the algorithms. */
record ToyCode(BlockFields fields, Scalar code) {
    private static final String FILE = "Toy.java";

    /** It with its inputs, each of which must be given. */
    Optional<Run> run() {
        return method().flatMap(this::run);
    }

    private Optional<Technique> method() {
        Numbering numbering = fields.choice("numbering", Numbering.class).orElse(Numbering.A1_HIGH);
        try {
            Program program =
                    Program.written(new SourceFile(FILE, code.text(), numbering, Shape.BOARD));
            return Optional.of(technique(program, Last.of(program.methods())));
        } catch (SourceException wrong) {
            fields.problems.add(
                    code.first() + wrong.span().line() - 1, "code: " + wrong.getMessage());
            return Optional.empty();
        }
    }

    private Technique technique(Program program, Method method) {
        Technique bare = technique(program, method, "");
        return technique(program, method, query(given(bare)));
    }

    private static Technique technique(Program program, Method method, String example) {
        String name = method.simpleName();
        return new Technique(name, name, "", 0, "", "", false, example, false, "", method, program);
    }

    private static String query(Map<String, String> given) {
        return given.entrySet().stream()
                .map(each -> each.getKey() + "=" + escaped(each.getValue()))
                .collect(Collectors.joining("&"));
    }

    private static String escaped(String value) {
        return value.replace("%", "%25").replace("&", "%26").replace("+", "%2B");
    }

    private Map<String, String> given(Technique technique) {
        Map<String, String> given = new LinkedHashMap<>();
        technique
                .parameters()
                .forEach(key -> fields.text(key).ifPresent(text -> given.put(key, text)));
        return given;
    }

    /** Whether a name is a key of the block, or what algorithms take from a position. */
    private static boolean isTaken(Parameter input) {
        return BlockKind.TOY.keys().contains(input.name())
                || Technique.from(input) != Technique.From.VALUE;
    }

    private Optional<Run> run(Technique technique) {
        Optional<String> taken =
                technique.inputs().stream()
                        .filter(ToyCode::isTaken)
                        .map(Parameter::name)
                        .findFirst();
        if (taken.isPresent()) {
            fields.refuse(
                    code,
                    "code: no input can be called "
                            + quoted(taken.get())
                            + ", which means something else here");
            return Optional.empty();
        }
        fields.takeOnly(Inputs.keys(technique));
        boolean whole =
                technique.parameters().stream()
                        .map(fields::required)
                        .map(Optional::isPresent)
                        .reduce(true, Boolean::logicalAnd);
        return whole ? new Inputs(technique, fields).run() : Optional.empty();
    }
}
