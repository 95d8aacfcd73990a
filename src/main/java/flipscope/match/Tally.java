package flipscope.match;

/**
 * The outcome of some games for one side.
 *
 * @param wins the number of games won
 * @param draws the number of games that both sides drew
 * @param losses the number of games lost
 * @param discs by how many discs the side leads, all games together; empty squares count for the
 *     winner
 */
public record Tally(int wins, int draws, int losses, int discs) {
    public static final Tally NONE = new Tally(0, 0, 0, 0);

    /** The standard score that 95 % of a normal distribution lies within. */
    private static final double Z = 1.959964;

    /**
     * Where the true share of the points is likely to be.
     *
     * @param from the lower end, at least 0
     * @param to the upper end, at most 1
     */
    public record Interval(double from, double to) {}

    public int games() {
        return wins + draws + losses;
    }

    /** Adds a game won by a number of discs, or lost if it is negative. */
    Tally and(int lead) {
        return new Tally(
                wins + (lead > 0 ? 1 : 0),
                draws + (lead == 0 ? 1 : 0),
                losses + (lead < 0 ? 1 : 0),
                discs + lead);
    }

    /** The part of the points that the side made, a draw being half a point. */
    public double share() {
        return (wins + draws / 2.0) / games();
    }

    /** The discs of a game on average, to a tenth; what rounds to nothing has no sign. */
    public double discsAGame() {
        return Math.round(10.0 * discs / games()) / 10.0;
    }

    /**
     * The 95 % interval of Wilson (1927) for {@link #share()}. Draws make it a little wider than it
     * need be.
     */
    public Interval interval() {
        double games = games();
        double centre = share() + Z * Z / (2 * games);
        double half = Z * Math.sqrt((share() * (1 - share()) + Z * Z / (4 * games)) / games);
        double scale = 1 + Z * Z / games;
        return new Interval(
                Math.max(0, (centre - half) / scale), Math.min(1, (centre + half) / scale));
    }
}
