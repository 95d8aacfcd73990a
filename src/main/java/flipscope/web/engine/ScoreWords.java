package flipscope.web.engine;

import flipscope.text.Messages;

/** Writes and speaks scores: signed whole discs. */
public record ScoreWords(Messages words) {
    /** {@code +4}, {@code −3} (with a true minus sign) or {@code 0}. */
    public static String signed(double score) {
        long discs = Math.round(score);
        String size = String.valueOf(Math.abs(discs));
        if (discs == 0) {
            return size;
        }
        return (discs > 0 ? "+" : "−") + size;
    }

    /** A signed score, marked if it is an estimate. */
    public static String marked(double score, boolean exact) {
        return exact ? signed(score) : "≈" + signed(score);
    }

    /** {@code plus 4}, for screen readers. */
    public String spoken(double score) {
        long discs = Math.round(score);
        String key = discs == 0 ? "zero" : discs > 0 ? "plus" : "minus";
        return words.text("analysis.score." + key, Math.abs(discs));
    }

    /** A sentence part such as {@code about 4 behind} or {@code 4 ahead}. */
    public String standing(double score, boolean exact) {
        long discs = Math.round(score);
        String key = discs == 0 ? "even" : discs > 0 ? "ahead" : "behind";
        String words = this.words.text("analysis.standing." + key, Math.abs(discs));
        return exact ? words : this.words.text("analysis.standing.about", words);
    }

    /** {@code Black leads by about 4}, or that the game is even. */
    public String lead(double blacks, boolean exact) {
        long discs = Math.round(blacks);
        String key = discs == 0 ? "even" : discs > 0 ? "black" : "white";
        String how = exact ? "exact" : "about";
        return words.text("analysis.lead." + key + "." + how, Math.abs(discs));
    }
}
