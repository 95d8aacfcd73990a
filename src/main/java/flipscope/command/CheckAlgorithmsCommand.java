package flipscope.command;

import flipscope.catalogue.OwnAlgorithms;
import flipscope.catalogue.OwnAlgorithms.Fault;
import flipscope.catalogue.Technique;
import flipscope.judge.OracleCheck;
import flipscope.text.Directory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Checks algorithms: that they are traceable, run on their examples, and agree with an oracle. */
@Command(
        name = "check",
        description = {
            "Checks the Java files of a folder as the site reads them: evaluated, never compiled."
                    + " Each mistake is printed as FILE:LINE: MESSAGE.",
            "An algorithm is compared with the method marked @Oracle on 2,000 inputs.",
            "Exits with 1 if there is any mistake."
        })
public final class CheckAlgorithmsCommand extends CalledCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description = "The folder. Default: the folder algorithms of --teaching.")
    private Path place;

    @Mixin private TeachingOption teaching;

    @Override
    public Integer call() {
        Path folder = folder(place, teaching);
        if (!Files.isDirectory(folder)) {
            throw refusal("there is no folder " + folder);
        }
        OwnAlgorithms own = new OwnAlgorithms(new Directory(folder));
        List<Technique> found = own.techniques();
        List<Fault> faults = new ArrayList<>(own.faults());
        found.forEach(each -> OracleCheck.of(each).ifPresent(faults::add));
        for (Fault each : faults) {
            Path file = folder.resolve(each.file());
            out().println(file + ":" + each.line() + ": " + each.message());
        }
        found.forEach(each -> out().println(each.id() + "  " + each.title()));
        return end(counted(found.size(), "algorithm"), faults.size());
    }
}
