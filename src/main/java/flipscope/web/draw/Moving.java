package flipscope.web.draw;

/** How the motion of a picture is drawn, and what of it is seen meanwhile. */
public interface Moving {
    /** Nothing moves. */
    Moving NEVER = new Moving() {};

    /** A part that is seen only at rest. */
    default void still(Runnable part) {
        part.run();
    }

    /** A part that is seen only while something moves. */
    default void meanwhile(Runnable part) {}

    /** A part that is seen only while the picture is pointed at or pressed. */
    default void pressed(Runnable part) {}

    /** What moves. */
    default void movement() {}
}
