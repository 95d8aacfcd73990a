package flipscope.web.write;

import flipscope.judge.CompressedCode;

/** The address at which code is judged. */
public final class WrittenAddress {
    private WrittenAddress() {}

    public static String judged(String task, String code) {
        return "/write?check=1&task=" + task + "&code=" + CompressedCode.write(code);
    }

    /** Where its steps are shown. */
    public static String stepped(String task, String code) {
        return "/write/steps?task=" + task + "&code=" + CompressedCode.write(code);
    }
}
