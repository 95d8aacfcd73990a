package flipscope.web.draw;

/** How the motion of a picture is drawn, and what of it is seen meanwhile. */
public interface Moving {
    /** Nothing moves. */
    Moving NEVER =
            new Moving() {
                @Override
                public void still(Runnable part) {
                    part.run();
                }

                @Override
                public void meanwhile(Runnable part) {}

                @Override
                public void stage() {}
            };

    /** A part that is seen only at rest. */
    void still(Runnable part);

    /** A part that is seen only while something moves. */
    void meanwhile(Runnable part);

    /** What moves. */
    void stage();
}
