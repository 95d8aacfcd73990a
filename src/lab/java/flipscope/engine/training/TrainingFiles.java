package flipscope.engine.training;

import flipscope.engine.SelfPlay.Played;
import flipscope.engine.pattern.PatternWeights;
import flipscope.engine.pattern.WeightFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Reads the files of the training commands, or says what is wrong with them. */
final class TrainingFiles {
    private final CommandSpec spec;

    TrainingFiles(CommandSpec spec) {
        this.spec = spec;
    }

    List<Played> games(Path file) {
        try {
            return new GameLog(file).games();
        } catch (IOException e) {
            throw wrong(file, e);
        }
    }

    /** Weights, or those that are packaged if there is no file. */
    PatternWeights weights(Path file) {
        if (file == null) {
            return PatternWeights.packaged();
        }
        try (InputStream in = Files.newInputStream(file)) {
            return WeightFile.read(in);
        } catch (IOException e) {
            throw wrong(file, e);
        }
    }

    /** What to say of a file that cannot be used. */
    ParameterException wrong(Path file, IOException e) {
        String reason = e instanceof NoSuchFileException ? "there is no such file" : e.getMessage();
        String text = reason.startsWith(file.toString()) ? reason : file + ": " + reason;
        return new ParameterException(spec.commandLine(), text);
    }
}
