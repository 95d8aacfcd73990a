/**
 * Evaluation by patterns: what stands on an edge, around a corner, along a line is looked up in
 * tables that were learned from games. See {@link flipscope.engine.pattern.PatternSum}.
 */
package flipscope.engine.pattern;
