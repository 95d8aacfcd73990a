package flipscope.command;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.InputException;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.story.Detail;
import flipscope.story.Narrators;
import flipscope.story.StepText;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints how an algorithm computes its result, with every value drawn. */
@Command(
        name = "trace",
        description = {
            "Prints every step of an algorithm as text: x is a set bit, . a clear one, + one that"
                    + " is new, - one that is gone. Inputs that are not given come from the"
                    + " algorithm's example."
        })
public final class TraceCommand extends CalledCommand implements Runnable {
    private static final Messages WORDS = Messages.english();

    @Parameters(
            index = "0",
            paramLabel = "ALGORITHM",
            description = "Its id, such as reversi/mobility/left.")
    private String id;

    @Parameters(
            index = "1..*",
            paramLabel = "NAME=VALUE",
            description =
                    "Numeric inputs, such as bits=0xff or x=5; for score four also"
                            + " moves=a1b2.")
    private Map<String, String> values = new TreeMap<>();

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description =
                    "64 squares from a1 to h8 (X, O, -), a space, and the side to move; or"
                            + " random:SEED. Smaller boards and the cube have 16, 9 or 64 cells.")
    private String position;

    @Option(
            names = "--move",
            paramLabel = "SQUARE",
            description = "The square of the move, such as c4.")
    private String move;

    @Option(
            names = "--detail",
            paramLabel = "DETAIL",
            defaultValue = "operation",
            description = "How closely to step: stage, statement or operation (the default).")
    private String detail;

    @Mixin private AlgorithmsOption algorithms;

    @Override
    public void run() {
        Catalogue catalogue = algorithms.catalogue(this);
        Technique technique = technique(catalogue);
        refuseUnknown(technique);
        Arguments arguments = arguments(technique);
        Detail level =
                Detail.of(detail)
                        .orElseThrow(
                                () ->
                                        refusal(
                                                "--detail is stage, statement or operation, not \""
                                                        + detail
                                                        + "\""));
        Trace trace = technique.program().trace(technique.method(), arguments.values());
        print(catalogue, arguments, trace, level);
    }

    private Technique technique(Catalogue catalogue) {
        Optional<String> near = catalogue.nearest(id).map(Technique::id);
        return catalogue
                .find(id)
                .orElseThrow(
                        () ->
                                refusal(
                                        "no algorithm \""
                                                + id
                                                + "\"; "
                                                + meant(near, catalogue.ids())));
    }

    private void refuseUnknown(Technique technique) {
        for (String name : values.keySet()) {
            if (name.equals("own") || name.equals("opponent")) {
                throw refusal("give own and opponent as --position");
            }
            if (!technique.parameters().contains(name)) {
                throw refusal(
                        technique.id()
                                + " has no input \""
                                + name
                                + "\"; it takes "
                                + String.join(", ", technique.parameters()));
            }
            if (name.equals(Technique.POSITION) || name.equals(Technique.MOVE)) {
                throw refusal("give the " + name + " as --" + name);
            }
        }
    }

    private Arguments arguments(Technique technique) {
        try {
            return technique.bind(chosen(technique));
        } catch (InputException e) {
            throw refusal(e.getMessage());
        }
    }

    private ChosenInputs chosen(Technique technique) {
        Map<String, String> typed = new TreeMap<>(values);
        if (move != null) {
            typed.put(Technique.MOVE, move);
        }
        if (position == null || !technique.takes(From.BOARD)) {
            return new ChosenInputs(position(), typed);
        }
        typed.put(Technique.POSITION, position);
        return new ChosenInputs(Optional.empty(), typed);
    }

    private Optional<Position> position() {
        try {
            return Optional.ofNullable(position).map(PositionText::read);
        } catch (NotationException e) {
            throw refusal("--position: " + e.getMessage());
        }
    }

    private void print(Catalogue catalogue, Arguments arguments, Trace trace, Detail level) {
        PrintWriter out = out();
        Narrators narrators = new Narrators(WORDS, catalogue.sources());
        StepText text = new StepText(narrators.of(trace, TraceContext.of(arguments)));
        out.println(arguments.technique().title());
        arguments.query().forEach((name, value) -> out.println(name + "=" + value));
        for (Stop stop : Stops.of(trace, level).list()) {
            out.println();
            out.print(text.of(stop));
        }
        out.flush();
    }
}
