package flipscope.lesson;

/** A live part of a lesson: a fenced block whose info string names its kind. */
public non-sealed interface Block extends LessonPart {

    BlockHead head();

    /** A name unique in the lesson; also used for the page element and the parameter. */
    default String name() {
        return head().name();
    }

    /** The caption as safe HTML; may be empty. */
    default String caption() {
        return head().caption();
    }

    /** The name of the template that draws it; some kinds share one. */
    default String template() {
        return head().kind();
    }
}
