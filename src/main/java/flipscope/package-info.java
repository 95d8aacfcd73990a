/**
 * Flipscope: bitboards, stepped through in the code that plays. {@code Flipscope} is the command
 * line; {@code core} is the code that is stepped; everything between turns the one into pages.
 *
 * <p>Packages, from the ground up: {@code core}, {@code rules}, {@code notation}, {@code trace},
 * {@code engine}, {@code catalogue}, {@code story}, {@code predict}, {@code answer}, {@code judge},
 * {@code scratch}, {@code lesson}, {@code sheet}, {@code web}, {@code command}; beside them {@code
 * gtp}, {@code match}, {@code opening}, {@code puzzle}, {@code text}, {@code work}. A package knows
 * only those below it; {@code ArchitectureTest} has the whole order.
 *
 * <h2>Glossary</h2>
 *
 * <dl>
 *   <dt>board
 *   <dd>a set of squares in a {@code long}: bit 63 is a1, bit 0 is h8
 *   <dt>grid
 *   <dd>the picture of a value, a cell for each bit
 *   <dt>numbering
 *   <dd>which bit stands for which square: a1 is bit 63 in Reversi, bit 0 in chess
 *   <dt>own, opponent
 *   <dd>the discs of the side to move, and of the other
 *   <dt>position
 *   <dd>two boards and the side to move
 *   <dt>mobility
 *   <dd>the set of legal moves
 *   <dt>flips
 *   <dd>the discs that a move turns
 *   <dt>ply
 *   <dd>one move of one side
 *   <dt>pass
 *   <dd>no legal move; forced, never chosen
 *   <dt>empties
 *   <dd>the number of empty squares
 *   <dt>mask
 *   <dd>a constant set that is laid over another by AND
 *   <dt>fill, run
 *   <dd>the discs reached by shifting again and again
 *   <dt>lane
 *   <dd>one field of a register that is cut into equal fields
 *   <dt>algorithm, technique
 *   <dd>one way to compute an answer: in {@code core} marked {@code @Algorithm}, elsewhere a {@code
 *       Technique}; has an id
 *   <dt>family
 *   <dd>the algorithms that compute the same answer
 *   <dt>slip
 *   <dd>a mistake that an article or many a program has made, kept as an algorithm beside its
 *       correct form; what a reader's code does wrong is a mistake
 *   <dt>oracle
 *   <dd>slow, plain code that a fast algorithm must agree with
 *   <dt>trace
 *   <dd>everything that one call did, step by step
 *   <dt>step
 *   <dd>one executed operator with its operands and result; a reader pauses at stops
 *   <dt>statement
 *   <dd>one execution of a line: a declaration, an assignment, a condition, a return
 *   <dt>stage
 *   <dd>a paragraph of statements; its title is the comment above it
 *   <dt>detail
 *   <dd>how closely a reader follows: by stage, by statement, by operation
 *   <dt>stop
 *   <dd>a place where the reader pauses at a level of detail
 *   <dt>chain
 *   <dd>what a stage or a line did: at most four values with operators or arrows between them
 *   <dt>motion
 *   <dd>how an operand turns into the result, in the result's place
 *   <dt>still
 *   <dd>the picture that a motion ends as, which tells the same by its marks
 *   <dt>view
 *   <dd>how a value is drawn: as a board, a half, lanes, a number
 *   <dt>mark
 *   <dd>what an operator did to a bit: new, lost, wrapped, fell, carry
 *   <dt>caption
 *   <dd>the author's comment, shown at the statement below it
 *   <dt>sentence
 *   <dd>what a step did, in generated words
 *   <dt>storyboard
 *   <dd>a trace as a row of pictures, one a stage
 *   <dt>edit
 *   <dd>one token of the code replaced by the reader
 *   <dt>question
 *   <dd>a stop whose result the reader predicts
 *   <dt>misconception
 *   <dd>a mistake that explains a wrong answer
 *   <dt>task
 *   <dd>a method to write, judged against the naive rules
 *   <dt>sheet
 *   <dd>questions that a class answers for marks; what is handed in is an address
 *   <dt>test case
 *   <dd>an input on which a solution is tried
 *   <dt>claim
 *   <dd>a fact that a lesson states and the lesson check verifies
 *   <dt>figure
 *   <dd>a picture that stands alone: SVG, PNG or text
 *   <dt>card
 *   <dd>the picture shown beside a link
 *   <dt>embed
 *   <dd>a page inside a frame on another site
 *   <dt>level
 *   <dd>how well the engine plays, 1 to 10; at score four 1 to 8
 *   <dt>pattern, configuration
 *   <dd>a few squares that the engine judges together, and what stands on them
 *   <dt>weight
 *   <dd>what a configuration adds to an estimate, learned from games
 *   <dt>estimate, exact
 *   <dd>a score by evaluation, or one proved to the last disc
 * </dl>
 */
package flipscope;
