package flipscope.judge;

import flipscope.catalogue.OwnAlgorithms;
import flipscope.catalogue.OwnAlgorithms.Fault;
import flipscope.catalogue.OwnFile;
import flipscope.catalogue.Technique;
import flipscope.judge.Judgement.Wrong;
import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import java.util.Optional;

/** Compares an algorithm with the method of its file that is marked {@code @Oracle}. */
public final class OracleCheck {
    /** The most steps that both methods may take together, on all inputs. */
    private static final long MOST_STEPS = 20_000_000;

    private OracleCheck() {}

    /** A small input on which they differ; empty without an oracle, too. */
    public static Optional<Fault> of(Technique technique) {
        return technique.program().methods().stream()
                .filter(each -> each.annotations().containsKey(OwnFile.ORACLE))
                .filter(technique.method()::isLike)
                .findFirst()
                .flatMap(oracle -> difference(technique, oracle))
                .map(message -> OwnAlgorithms.fault(technique, message));
    }

    private static Optional<String> difference(Technique technique, Method oracle) {
        Task task = Task.of(technique, oracle);
        String name = oracle.simpleName();
        try {
            task.wanted(task.example());
        } catch (EvaluationException stop) {
            return Optional.of("its oracle `%s`: %s".formatted(name, stop.getMessage()));
        }
        Solution own = new Solution(task, technique.program(), technique.method());
        if (!(new Judge().judge(own, MOST_STEPS) instanceof Wrong wrong)) {
            return Optional.empty();
        }
        String inputs = task.inputs(wrong.at()).toString().replaceAll("[{,}]", "");
        return Optional.of("it does not return the same as `%s` on %s".formatted(name, inputs));
    }
}
