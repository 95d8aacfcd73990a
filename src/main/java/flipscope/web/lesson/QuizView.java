package flipscope.web.lesson;

import flipscope.answer.Sign;
import flipscope.lesson.read.QuizBlock;
import flipscope.text.Messages;

/**
 * A quiz with an answer to it.
 *
 * @param chosen the number of the choice, from 1; 0 before it is answered
 * @param verdict what the answer comes to, in words; empty before it is answered
 */
public record QuizView(int chosen, Sign sign, String verdict) {
    static QuizView of(QuizBlock quiz, Answers answers, Messages words) {
        int chosen = answers.choice(quiz);
        String key = quiz.isCorrect(chosen) ? "course.correct" : "course.wrong";
        return new QuizView(chosen, answers.sign(quiz), chosen == 0 ? "" : words.text(key));
    }
}
