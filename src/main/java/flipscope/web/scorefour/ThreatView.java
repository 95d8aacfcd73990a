package flipscope.web.scorefour;

import flipscope.web.draw.MiniView;

/**
 * The lines of a side that threaten, as bits.
 *
 * @param name whose they are
 * @param picture the bits of all of them
 * @param steps how they are found
 */
public record ThreatView(String name, MiniView picture, String steps) {}
