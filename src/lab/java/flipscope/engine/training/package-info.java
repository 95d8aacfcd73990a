/** Learns the weights of the patterns from games that the engine plays against itself. */
package flipscope.engine.training;
