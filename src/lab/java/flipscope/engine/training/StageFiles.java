package flipscope.engine.training;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * The stages that are already fitted, beside the file that all will be in, so that a run that was
 * stopped need not begin again. Only files that were fitted to the same samples are used.
 */
final class StageFiles {
    private final Path file;
    private final long fingerprint;

    StageFiles(Path file, long fingerprint) {
        this.file = file;
        this.fingerprint = fingerprint;
    }

    /** The weights of a stage, if they were fitted before. */
    Optional<short[]> read(int stage) throws IOException {
        if (!Files.exists(of(stage))) {
            return Optional.empty();
        }
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(of(stage)));
        if (bytes.getLong() != fingerprint) {
            return Optional.empty();
        }
        short[] weights = new short[bytes.remaining() / Short.BYTES];
        bytes.asShortBuffer().get(weights);
        return Optional.of(weights);
    }

    /** Keeps the weights of a stage, whole or not at all. */
    void write(int stage, short[] weights) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Long.BYTES + Short.BYTES * weights.length);
        bytes.putLong(fingerprint).asShortBuffer().put(weights);
        Path unfinished = Path.of(of(stage) + "~");
        Files.write(unfinished, bytes.array());
        Files.move(unfinished, of(stage), StandardCopyOption.REPLACE_EXISTING);
    }

    void delete(int stage) throws IOException {
        Files.deleteIfExists(of(stage));
    }

    private Path of(int stage) {
        return Path.of(file + ".stage" + stage);
    }
}
