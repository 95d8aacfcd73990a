package flipscope.command;

import flipscope.catalogue.Catalogue;
import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.JudgementJson;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.text.Messages;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** Judges the code in a file. */
@Command(
        name = "grade",
        mixinStandardHelpOptions = true,
        description = {
            "Judges code for one of the tasks of /write. The code is evaluated, never compiled or"
                    + " run.",
            "Exits with 0 if it is correct, 1 if it is wrong, 2 if it cannot be read."
        })
public final class GradeCommand implements Callable<Integer> {
    private static final int WRONG = 1;
    private static final int UNREADABLE = 2;

    @Spec private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "TASK",
            description = "put, test, lowest, shift, neighbours, left, carry or flips.")
    private String name;

    @Parameters(
            index = "1",
            paramLabel = "FILE",
            description = "A Java file: a method alone, or one class with it.")
    private Path file;

    @Option(names = "--json", description = "Print the judgement as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Task task = task(Tasks.of(Catalogue.load()));
        Judgement judgement = new Judge().judge(task, code());
        JudgementWords words = new JudgementWords(Messages.english());
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(
                    JsonMapper.builder()
                            .build()
                            .writeValueAsString(JudgementJson.of(task, judgement, words)));
        } else {
            words.all(task, judgement).forEach(out::println);
        }
        out.flush();
        return exitCode(judgement);
    }

    private static int exitCode(Judgement judgement) {
        if (judgement.isCorrect()) {
            return 0;
        }
        return judgement instanceof Unreadable ? UNREADABLE : WRONG;
    }

    private Task task(Tasks tasks) {
        return tasks.find(name).orElseThrow(() -> wrong("no task \"" + name + "\"; " + meant()));
    }

    private String meant() {
        return Tasks.nearest(name)
                .map(near -> "did you mean \"" + near + "\"?")
                .orElseGet(() -> "there are " + String.join(", ", Tasks.names()));
    }

    private String code() {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw wrong(file + " is not text in UTF-8");
        } catch (IOException e) {
            throw wrong("cannot read " + file);
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
