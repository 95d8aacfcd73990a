package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Step;

/** Describes what idle rounds looked at, if each saw the same value. */
final class IdleWords {
    private IdleWords() {}

    static String of(Messages messages, IdleRounds rounds) {
        Step seen = rounds.seen().get(0);
        String words = say(messages, rounds, kind(rounds, seen));
        return words.length() <= Narrator.LONGEST ? words : say(messages, rounds, "");
    }

    /** The same in short, to follow what happened before them. */
    static String after(Messages messages, IdleRounds rounds) {
        return " " + messages.text("story.idle.after", rounds.to() - rounds.from() + 1);
    }

    private static String say(Messages messages, IdleRounds rounds, String kind) {
        Step seen = rounds.seen().get(0);
        return messages.text(
                "story.idle" + kind,
                rounds.from(),
                rounds.to(),
                rounds.to() - rounds.from() + 1,
                seen.text(),
                seen.assigns(),
                Values.inSentences(messages).describe(seen.outcome(), seen.outcomeView()));
    }

    private static String kind(IdleRounds rounds, Step seen) {
        if (rounds.fill()) {
            return ".fill";
        }
        if (!rounds.seen().stream().allMatch(each -> isSame(each, seen))) {
            return "";
        }
        return seen.assigned() == null ? ".seen" : ".kept";
    }

    private static boolean isSame(Step one, Step other) {
        return one.site().equals(other.site()) && one.outcome().equals(other.outcome());
    }
}
