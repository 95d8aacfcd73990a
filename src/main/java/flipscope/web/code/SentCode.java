package flipscope.web.code;

import flipscope.judge.CompressedCode;
import flipscope.judge.Solution;
import flipscope.text.Messages;
import java.util.Optional;

/** Code that a form sends, on its way into an address. */
public final class SentCode {
    /** What an address has room for: code shrinks to a third, but random letters hardly. */
    public static final int MOST = 6_000;

    private SentCode() {}

    /** Why it does not fit; empty where it does. */
    public static Optional<String> refused(Messages words, String code) {
        boolean dense = CompressedCode.write(code).length() > MOST;
        String key = dense ? "write.error.dense" : "write.error.long";
        return dense || code.length() > Solution.LONGEST
                ? Optional.of(words.text(key, code.length(), Solution.LONGEST))
                : Optional.empty();
    }
}
