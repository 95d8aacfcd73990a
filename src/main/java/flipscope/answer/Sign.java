package flipscope.answer;

import flipscope.text.Slug;

/** What has become of a question. A question is a bit: open until it is answered. */
public enum Sign {
    /** Not answered, or its answer was shown. */
    OPEN,
    RIGHT,
    WRONG,
    /** Answered, where there is no right and wrong. */
    ANSWERED;

    /** The form used in styles and message keys. */
    public String code() {
        return Slug.of(this);
    }
}
