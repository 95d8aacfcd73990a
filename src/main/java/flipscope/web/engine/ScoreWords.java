package flipscope.web.engine;

import flipscope.text.Messages;

/** How scores are written and read out: whole discs, with their sign. */
public final class ScoreWords {
    private final Messages words;

    public ScoreWords(Messages words) {
        this.words = words;
    }

    /** {@code +4}, {@code −3} (with a real minus) or {@code 0}. */
    public static String signed(double score) {
        long discs = Math.round(score);
        String size = String.valueOf(Math.abs(discs));
        if (discs == 0) {
            return size;
        }
        return (discs > 0 ? "+" : "−") + size;
    }

    /** The same, an estimate marked as one. */
    public static String marked(double score, boolean exact) {
        return exact ? signed(score) : "≈" + signed(score);
    }

    /** {@code plus 4}, for the ear. */
    public String spoken(double score) {
        long discs = Math.round(score);
        String key = discs == 0 ? "zero" : discs > 0 ? "plus" : "minus";
        return words.text("analysis.score." + key, Math.abs(discs));
    }

    /** {@code about 4 behind}, {@code 4 ahead}. */
    public String standing(double score, boolean exact) {
        long discs = Math.round(score);
        String key = discs == 0 ? "even" : discs > 0 ? "ahead" : "behind";
        String words = this.words.text("analysis.standing." + key, Math.abs(discs));
        return exact ? words : this.words.text("analysis.standing.about", words);
    }

    /** {@code Black leads by about 4}, or that nobody does. */
    public String lead(double blacks, boolean exact) {
        long discs = Math.round(blacks);
        String key = discs == 0 ? "even" : discs > 0 ? "black" : "white";
        String how = exact ? "exact" : "about";
        return words.text("analysis.lead." + key + "." + how, Math.abs(discs));
    }
}
