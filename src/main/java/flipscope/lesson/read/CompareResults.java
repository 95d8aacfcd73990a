package flipscope.lesson.read;

/** Values of two algorithms: {@code left.result.squares}, {@code right.operations}. */
record CompareResults(Results left, Results right) implements Results {
    @Override
    public Reading read(String path) {
        if (path.startsWith("left.")) {
            return left.read(path.substring("left.".length()));
        }
        if (path.startsWith("right.")) {
            return right.read(path.substring("right.".length()));
        }
        throw new WrongPath("a value of a comparison begins with left. or right.");
    }
}
