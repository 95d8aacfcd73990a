package flipscope.command;

import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command as it was called: where it prints, and how it refuses what was typed. */
abstract class CalledCommand {
    @Spec private CommandSpec spec;

    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    PrintWriter err() {
        return spec.commandLine().getErr();
    }

    ParameterException refusal(String reason) {
        return new ParameterException(spec.commandLine(), reason);
    }
}
