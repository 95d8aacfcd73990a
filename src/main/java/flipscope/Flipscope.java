package flipscope;

/** The command line. */
public final class Flipscope {
    private Flipscope() {}

    public static void main(String[] args) {
        System.out.println("Flipscope");
    }
}
