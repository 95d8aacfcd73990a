package flipscope.story;

import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is said of several statements at once: what they came to, added together, or left alone. */
final class StageClaims {
    private static final Pattern VALUE = Pattern.compile("(.+): ([^:]+)\\.");
    private static final Pattern ADDS = Pattern.compile("(.+) adds (.+)\\.");
    private static final Pattern ADDED = Pattern.compile("Added (.+)\\.");
    private static final Pattern ROUNDS =
            Pattern.compile("(Two|Three|Four|Five|Six) more rounds\\.");
    private static final List<String> NUMBERS =
            List.of("One", "Two", "Three", "Four", "Five", "Six");
    private static final Pattern AFTER = Pattern.compile("(\\w+) more rounds?: no change\\.");
    private static final Pattern IDLE =
            Pattern.compile("Rounds? \\d+(?: to \\d+)? (?:changes?|adds?) nothing(?:: (.+))?\\.");

    private final Trace trace;
    private final Stop stop;
    private final Step shown;

    StageClaims(Trace trace, Stop stop) {
        this.trace = trace;
        this.stop = stop;
        this.shown = trace.steps().get(stop.step());
    }

    private List<Step> steps() {
        return trace.steps().subList(stop.first(), stop.last() + 1);
    }

    boolean holds(String sentence) {
        Matcher rounds = ROUNDS.matcher(sentence);
        if (rounds.matches()) {
            return adding().size() == NUMBERS.indexOf(rounds.group(1)) + 1;
        }
        Matcher after = AFTER.matcher(sentence);
        if (after.matches()) {
            return isLeft(NUMBERS.indexOf(after.group(1)) + 1);
        }
        if (sentence.equals("Nothing changed.")) {
            return gain() == 0;
        }
        Matcher added = ADDED.matcher(sentence);
        if (added.matches()) {
            return Names.say(added.group(1), gain(), shown.site().resultView());
        }
        return isIdle(sentence) || isValue(sentence) || isAdded(sentence);
    }

    /** The statements that add to the variable that is told last, up to the step shown. */
    private List<Step> adding() {
        String name =
                shown.operator() == Operator.RETURN && shown.assigns() == null
                        ? shown.operands().get(0).text()
                        : shown.assigns();
        List<Step> adding = new ArrayList<>();
        for (Step step : steps()) {
            if (step.operator() == Operator.OR
                    && step.index() <= shown.index()
                    && step.call() == shown.call()
                    && step.assigned() != null
                    && step.assigns().equals(name)
                    && step.operands().get(0).text().equals(name)) {
                adding.add(step);
            }
        }
        return adding;
    }

    /** What the variable has at last that it had not before the first of them. */
    private long gain() {
        List<Step> adding = adding();
        if (adding.isEmpty()) {
            return -1;
        }
        return adding.get(adding.size() - 1).assigned().unsigned() & ~new Fact(adding.get(0)).a();
    }

    /** Whether so many times more the variable got the value that it has at the step shown. */
    private boolean isLeft(int rounds) {
        List<Step> after =
                steps().stream()
                        .filter(step -> step.index() > shown.index() && step.assigned() != null)
                        .filter(step -> shown.assigns().equals(step.assigns()))
                        .toList();
        return after.size() == rounds
                && after.stream().allMatch(step -> step.assigned().equals(shown.assigned()));
    }

    private boolean isIdle(String sentence) {
        Matcher idle = IDLE.matcher(sentence);
        if (!idle.matches()) {
            return false;
        }
        for (Step step : steps()) {
            boolean collects =
                    step.assigned() != null && step.operands().get(0).text().equals(step.assigns());
            boolean counts = step.operands().stream().noneMatch(each -> each.traced());
            if (collects && !counts && new Fact(step).a() != step.assigned().unsigned()) {
                return false;
            }
        }
        return idle.group(1) == null
                || idle.group(1).equals("no run is longer")
                || isSeen(idle.group(1));
    }

    private boolean isSeen(String words) {
        Matcher seen = Pattern.compile("(.+) is (true|false)(?: each time)?").matcher(words);
        Matcher kept = Pattern.compile("(.+) leaves (\\w+) at (.+)").matcher(words);
        if (kept.matches()) {
            return isValue(kept.group(1) + ": " + kept.group(3) + ".");
        }
        return seen.matches()
                && steps().stream()
                        .filter(step -> step.text().equals(seen.group(1)))
                        .allMatch(step -> new Fact(step).says(seen.group(2)));
    }

    private boolean isValue(String sentence) {
        Matcher value = VALUE.matcher(sentence);
        return value.matches()
                && steps().stream()
                        .filter(step -> step.assigned() != null && isOf(step, value.group(1)))
                        .anyMatch(
                                step ->
                                        new Fact(step)
                                                .says(
                                                        value.group(2),
                                                        step.assigned().unsigned(),
                                                        step.assignedView()));
    }

    private boolean isOf(Step step, String code) {
        String text =
                step.operator() == Operator.RETURN
                        ? trace.steps().get(trace.calls().get(step.call()).enter()).text()
                        : step.text();
        return code.equals(text)
                || code.equals(step.assigns() + " = " + text)
                || code.equals(step.assigns());
    }

    private boolean isAdded(String sentence) {
        Matcher adds = ADDS.matcher(sentence);
        return adds.matches()
                && steps().stream()
                        .filter(
                                step ->
                                        step.operator() == Operator.OR
                                                && step.operands()
                                                        .get(1)
                                                        .text()
                                                        .equals(adds.group(1)))
                        .anyMatch(
                                step ->
                                        Names.say(
                                                adds.group(2),
                                                new Fact(step).added(),
                                                step.site().resultView()));
    }
}
