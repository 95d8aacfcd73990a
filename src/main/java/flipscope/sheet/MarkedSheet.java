package flipscope.sheet;

import flipscope.answer.Sign;
import java.util.List;
import java.util.stream.Collectors;

/** What one student handed in, with marks: worked out anew from the address each time. */
public record MarkedSheet(HandIn handIn, List<MarkedAnswer> answers) {
    public MarkedSheet {
        answers = List.copyOf(answers);
    }

    public String student() {
        return handIn.student();
    }

    /** The marks that its answers earn. */
    public int marks() {
        return answers.stream().mapToInt(MarkedAnswer::marks).sum();
    }

    /** Whether each question has an answer. */
    public boolean isComplete() {
        return answers.stream().allMatch(each -> each.typed().isPresent());
    }

    /** The answers as one number: a bit for each question, the first one highest. */
    public String bits() {
        return answers.stream()
                .map(each -> each.sign() == Sign.RIGHT ? "1" : "0")
                .collect(Collectors.joining());
    }
}
