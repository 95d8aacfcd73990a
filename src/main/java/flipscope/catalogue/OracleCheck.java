package flipscope.catalogue;

import flipscope.catalogue.OwnAlgorithms.Fault;
import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.run.StepBudget;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Compares an algorithm with the method of its file that is marked {@code @Oracle}. */
public final class OracleCheck {
    static final String ANNOTATION = "Oracle";

    private static final int MOST_INPUTS = 1_000;

    /** The most steps that both methods may take together, on all inputs. */
    private static final int MOST_STEPS = 20_000_000;

    private final Technique technique;
    private final StepBudget budget = new StepBudget(MOST_STEPS);

    private OracleCheck(Technique technique) {
        this.technique = technique;
    }

    /** The first of many random inputs on which they differ; empty without an oracle, too. */
    public static Optional<Fault> of(Technique technique) {
        OracleCheck check = new OracleCheck(technique);
        return technique.program().methods().stream()
                .filter(each -> each.annotations().containsKey(ANNOTATION))
                .filter(check::fits)
                .findFirst()
                .flatMap(check::difference);
    }

    private boolean fits(Method oracle) {
        return oracle.result().equals(technique.method().result())
                && types(oracle).equals(types(technique.method()));
    }

    private static List<Type> types(Method method) {
        return method.parameters().stream().map(Parameter::type).toList();
    }

    private Optional<Fault> difference(Method oracle) {
        try {
            return compared(oracle);
        } catch (EvaluationException stop) {
            return Optional.of(fault("its oracle `" + name(oracle) + "`: " + stop.getMessage()));
        }
    }

    private Optional<Fault> compared(Method oracle) {
        Iterator<ChosenInputs> samples = Samples.of(technique).iterator();
        for (int i = 0; i < MOST_INPUTS && !budget.isSpent(); i++) {
            Arguments at = technique.bind(samples.next());
            Value wanted = technique.program().run(budget, oracle, at.values());
            if (!given(at).equals(Optional.of(wanted))) {
                return Optional.of(
                        fault(
                                "it returns something else than `%s` on %s"
                                        .formatted(name(oracle), inputs(at))));
            }
        }
        return Optional.empty();
    }

    private static String name(Method method) {
        return method.name().replaceFirst(".*\\.", "");
    }

    private static String inputs(Arguments at) {
        return at.query().entrySet().stream()
                .map(each -> each.getKey() + "=" + each.getValue())
                .collect(Collectors.joining(" "));
    }

    private Fault fault(String message) {
        String file = technique.method().file().name().replaceFirst(".*/", "");
        return OwnAlgorithms.fault(file, technique, message);
    }

    /** What the algorithm returns; empty where it is stopped. */
    private Optional<Value> given(Arguments at) {
        try {
            Method method = technique.method();
            return Optional.of(technique.program().run(budget, method, at.values()));
        } catch (EvaluationException stopped) {
            return Optional.empty();
        }
    }
}
