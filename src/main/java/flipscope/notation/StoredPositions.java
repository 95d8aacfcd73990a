package flipscope.notation;

import flipscope.text.DataFile;
import java.util.List;

/** Chess positions to begin with, as FEN. */
public final class StoredPositions {
    public static final List<String> CHESS = DataFile.lines("/chess/positions.txt").toList();

    private StoredPositions() {}
}
