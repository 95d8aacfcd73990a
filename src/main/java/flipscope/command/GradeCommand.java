package flipscope.command;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ClosestName;
import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.JudgementJson;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.text.Messages;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;

/** Judges the code in a file. */
@Command(
        name = "grade",
        mixinStandardHelpOptions = true,
        description = {
            "Judges code for one of the tasks of /write. The code is evaluated, never compiled or"
                    + " run.",
            "Exits with 0 if it is correct, 1 if it is wrong, 2 if it cannot be understood, and 3"
                    + " where nothing was judged: no such task, no such file, a file that is not"
                    + " text in UTF-8."
        },
        exitCodeOnInvalidInput = GradeCommand.NOT_JUDGED,
        exitCodeOnExecutionException = GradeCommand.NOT_JUDGED + 1)
public final class GradeCommand extends CalledCommand implements Callable<Integer> {
    private static final int WRONG = 1;
    private static final int UNREADABLE = 2;
    static final int NOT_JUDGED = 3;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "TASK",
            description = "put, test, lowest, shift, neighbours, left, carry or flips.")
    private String name;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description = "A Java file: a method alone, or one class with it.")
    private Path file;

    @Option(names = "--json", description = "Print the judgement as JSON.")
    private boolean json;

    @Override
    public Integer call() {
        try {
            return judged(task(Tasks.of(Catalogue.load())));
        } catch (ParameterException wrong) {
            if (!json) {
                throw wrong;
            }
            print(Map.of("verdict", "error", "message", wrong.getMessage()));
            return NOT_JUDGED;
        }
    }

    private int judged(Task task) {
        Judgement judgement = new Judge().judge(task, code());
        JudgementWords words = new JudgementWords(Messages.english());
        if (json) {
            print(JudgementJson.of(task, judgement, words));
        } else {
            words.all(task, judgement).forEach(out()::println);
        }
        return exitCode(judgement);
    }

    private void print(Map<String, Object> members) {
        String text = JsonMapper.builder().build().writeValueAsString(members);
        out().println(text);
    }

    private static int exitCode(Judgement judgement) {
        if (judgement.isCorrect()) {
            return 0;
        }
        return judgement instanceof Unreadable ? UNREADABLE : WRONG;
    }

    private Task task(Tasks tasks) {
        if (name == null) {
            throw refusal("give a task: " + String.join(", ", Tasks.names()));
        }
        return tasks.find(name).orElseThrow(() -> refusal("no task \"" + name + "\"; " + meant()));
    }

    private String meant() {
        return ClosestName.nearest(name, Tasks.names())
                .map(near -> "did you mean \"" + near + "\"?")
                .orElseGet(() -> "there are " + String.join(", ", Tasks.names()));
    }

    private String code() {
        if (file == null) {
            throw refusal("give the file to judge");
        }
        try {
            return Files.readString(file);
        } catch (CharacterCodingException e) {
            throw refusal(file + " is not text in UTF-8");
        } catch (IOException e) {
            throw refusal("cannot read " + file);
        }
    }
}
