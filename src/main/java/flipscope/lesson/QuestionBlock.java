package flipscope.lesson;

/** A question: open until it is answered or, where it is a task, solved. */
public interface QuestionBlock extends Block {}
