package flipscope.lesson.read;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Mistakes in the good lesson, one at a time: a text that stands there once, what stands in its
 * place, and what is said of that.
 */
final class Mistakes {
    private Mistakes() {}

    /** All of them. */
    static Stream<Arguments> all() {
        return Stream.of(head(), texts(), techniques(), boards(), claims(), questions(), fences())
                .flatMap(breaks -> breaks);
    }

    private static Arguments broken(String right, String wrong, String message) {
        return Arguments.of(right, wrong, message);
    }

    private static Stream<Arguments> head() {
        return Stream.of(
                broken(
                        "language: en",
                        "langauge: en",
                        "the front matter has no \"langauge\"; did you mean \"language\"?"),
                broken(
                        "language: en",
                        "language: 42",
                        "language: \"42\" is not a tag such as en or pt-BR"),
                broken(
                        "order: 7",
                        "order: seven",
                        "order: \"seven\" is not a whole number from -999999 to 999999"),
                broken(
                        "minutes: 12",
                        "minutes: 900",
                        "minutes: \"900\" is not a whole number from 1 to 120"),
                broken(
                        "needs: [first-steps]",
                        "needs: [first-step]",
                        "no lesson \"first-step\"; did you mean \"first-steps\"?"),
                broken(
                        "  - S4",
                        "  - S7",
                        "sources: no article \"S7\"; S0 to S4, or title: and url:"),
                broken(
                        "    url: https://www",
                        "    url: javascript://www",
                        "url: an address begins with http:// or https://"),
                broken(
                        "summary: One of each block, and one",
                        "summary: One of each: block, and one",
                        "this is not valid YAML: put a text that has a colon or begins with a"
                                + " sign in quotes: \"…\""),
                broken("language: en", "order: 8", "there is a second \"order\""));
    }

    private static Stream<Arguments> texts() {
        return Stream.of(
                broken(
                        "(first-steps)",
                        "(first-stebs)",
                        "no lesson \"first-stebs\"; did you mean \"first-steps\"?"),
                broken(
                        "(first-steps#the-end)",
                        "(mailto:nobody)",
                        "a link must lead to https://…, mailto:…, another lesson, /trace/… or"
                                + " #heading, not to \"mailto:nobody\""),
                broken(
                        "(first-steps#the-end)",
                        "(first-steps#the-end) and [^1]",
                        "footnotes are not supported; put the note in the text, or in brackets"),
                broken(
                        "(first-steps#the-end)",
                        "(first-steps#the-end) and $x^2$",
                        "formulas are not supported; write them in words, or as code in"
                                + " backticks"),
                broken(
                        "(first-steps#the-end)",
                        "(first-steps#the-and)",
                        "first-steps has no heading \"#the-and\"; did you mean \"the-end\"?"),
                broken(
                        "(#before-you-begin)",
                        "(#before-you-being)",
                        "good has no heading \"#before-you-being\"; did you mean"
                                + " \"before-you-begin\"?"),
                broken(
                        "(/trace/reversi/mobility/left?at=run.2)",
                        "(/trace/reversi/mobility/lift)",
                        "the link \"/trace/reversi/mobility/lift\": no algorithm"
                                + " \"reversi/mobility/lift\"; did you mean"
                                + " \"reversi/mobility/left\"?"),
                broken(
                        "(/trace/reversi/mobility/left?at=run.2)",
                        "(/trace/reversi/mobility/left?at=rum)",
                        "the link \"/trace/reversi/mobility/left?at=rum\": at: no step \"rum\"; did"
                                + " you mean \"run\"?"),
                broken(
                        "(/play?moves=f5d6c3)",
                        "(/plai?moves=f5d6c3)",
                        "the link \"/plai?moves=f5d6c3\": no page \"/plai\"; did you mean"
                                + " \"/play\"?"),
                broken(
                        "(/play?moves=f5d6c3)",
                        "(/write?task=lift)",
                        "the link \"/write?task=lift\": no task \"lift\"; did you mean \"left\"?"),
                broken(
                        "(/play?moves=f5d6c3)",
                        "(/play?moves=f5f5)",
                        "the link \"/play?moves=f5f5\": moves: Move 2, f5 (character 3), is not"
                                + " legal: there is already a disc on it. White can"
                                + " play f4 d6 f6."),
                broken(
                        "(/play?moves=f5d6c3)",
                        "(/play/analysys?moves=f5d6c3)",
                        "the link \"/play/analysys?moves=f5d6c3\": no page \"/play/analysys\"; did"
                                + " you mean \"/play/analysis\"?"),
                broken(
                        "(/play?moves=f5d6c3)",
                        "(/score-four?moves=a1a1a1a1a1)",
                        "the link \"/score-four?moves=a1a1a1a1a1\": moves: Ball 5, a1 (character"
                                + " 9), has no room: there are four balls on that column"
                                + " already."),
                broken(
                        "(/play?moves=f5d6c3)",
                        "(/play/choice?moves=f5f5)",
                        "the link \"/play/choice?moves=f5f5\": moves: Move 2, f5 (character 3), is"
                                + " not legal: there is already a disc on it. White can play f4 d6"
                                + " f6."),
                broken(
                        "(pictures/board.svg)",
                        "(pictures/bord.svg)",
                        "no picture \"pictures/bord.svg\"; did you mean \"board.svg\"?"),
                broken(
                        "{{opening.to-move}}",
                        "{{opning.to-move}}",
                        "{{opning.to-move}}: no block \"opning\"; did you mean \"opening\"?"),
                broken(
                        "{{board.legal.count}}",
                        "{{board.leagl.count}}",
                        "{{board.leagl.count}}: no value \"leagl.count\"; did you mean"
                                + " \"legal.count\"?"),
                broken(
                        "{{trace-1.run.hex}}",
                        "{{trace-1.run.9.hex}}",
                        "{{trace-1.run.9.hex}}: no step \"run.9\"; run is assigned 6 times"),
                broken(
                        "{{trace-1.run.hex}}",
                        "{{trace-1.run.hax}}",
                        "{{trace-1.run.hax}}: a value has no \"hax\"; did you mean \"hex\"?"),
                broken(
                        "{{trace.result.squares}}",
                        "{{quiz.result.squares}}",
                        "{{quiz.result.squares}}: this block has no values"));
    }

    private static Stream<Arguments> techniques() {
        return Stream.of(
                broken(
                        "algorithm: reversi/flips/loop",
                        "algorithm: flips/lop",
                        "no algorithm \"flips/lop\"; did you mean \"reversi/flips/loop\"?"),
                broken(
                        "at: run.2",
                        "at: run.12",
                        "at: no step \"run.12\"; run is assigned 6 times"),
                broken(
                        "at: run.2",
                        "at: result",
                        "at: \"result\" is what the method returns, no step; its last step is"
                                + " \"return\""),
                broken(
                        "from: passable",
                        "from: pasable",
                        "from: no step \"pasable\"; did you mean \"passable\"?"),
                broken(
                        "from: passable",
                        "form: passable",
                        "a block of the kind trace has no \"form\"; did you mean \"from\"?"),
                broken(
                        "from: passable",
                        "show: stepping",
                        "show: it is no longer needed; leave it out"),
                broken(
                        "from: passable",
                        "name: Nice Name",
                        "name: lower-case letters, digits and hyphens are expected, not \"Nice"
                                + " Name\""),
                broken("name: guess", "name: opening", "there is already a block \"opening\""),
                broken(
                        "name: guess",
                        "name: at",
                        "name: the page itself has something called \"at\"; choose another name"),
                broken(
                        "name: stated",
                        "name: remove",
                        "name: the page itself has something called \"remove\"; choose another"
                                + " name"),
                broken(
                        "name: guess",
                        "name: h-end",
                        "name: the page itself has something called \"h-end\"; choose another"
                                + " name"),
                broken(
                        "move: c4",
                        "move: a1",
                        "move: a1 flips nothing; Black may play d3 c4 f5 e6"),
                broken(
                        "move: c4",
                        "move: c9",
                        "move: \"c9\" is not a square: write a letter from a to h and a digit from"
                                + " 1 to 8, as in c4."),
                broken(
                        "bits: \"0xff\"",
                        "bits: \"0xfg\"",
                        "bits: \"0xfg\" is not a number from 0 to 0xffffffffffffffff, written as"
                                + " 0x1f, 0b11111 or 31"),
                broken(
                        "right: reversi/mobility/carry",
                        "right: bits/lowest",
                        "right: bits/lowest does not answer the same question as"
                                + " reversi/mobility/shifts; these do: "
                                + family("reversi/mobility/shifts")),
                broken(
                        "algorithms: [reversi/mobility/shifts, reversi/mobility/core]",
                        "algorithms: [reversi/mobility/shifts]",
                        "algorithms: a list of 2 to 8 is expected, not of 1"));
    }

    private static String family(String id) {
        return String.join(
                ", ",
                Good.LAB
                        .catalogue()
                        .family(Good.LAB.catalogue().find(id).orElseThrow().family())
                        .stream()
                        .map(each -> each.id())
                        .toList());
    }

    private static Stream<Arguments> boards() {
        return Stream.of(
                broken(
                        "moves: f5d6c3\n",
                        "moves: f5d6a1\n",
                        "moves: Move 3, a1 (character 5), is not legal: it flips nothing for Black,"
                                + " who can play c3 c4 c5 c6 c7."),
                broken("ply: 2", "ply: 4", "ply: \"4\" is not a whole number from 0 to 3"),
                broken(
                        "mark: c3 c4",
                        "mark: c3 c44",
                        "mark: \"c44\" is not a square: write a letter from a to h and a digit from"
                                + " 1 to 8, as in c4."),
                broken("mark: c3 c4", "play: yes", "play: it is true or false, not \"yes\""),
                broken(
                        "mark: c3 c4",
                        "legal: false\nplay: true",
                        "legal: a board with play: true shows its moves; leave out one of them"),
                broken(
                        "mark: c3 c4",
                        "level: 11",
                        "level: \"11\" is not a whole number from 1 to 10"));
    }

    private static Stream<Arguments> claims() {
        return Stream.of(
                broken(
                        "  - to-move = Black",
                        "  - to-move = White",
                        "claim: to-move is Black, not \"White\""),
                broken(
                        "  - black.squares = f5 e4, e5",
                        "  - black.squares = f5 e4",
                        "claim: black.squares is e4, e5, f5, not \"f5 e4\""),
                broken(
                        "claim: result.squares = c4",
                        "claim: result.squares c4",
                        "claim: a path, = and a value are expected: result.count = 4"),
                broken(
                        "claim: result.squares = c4",
                        "claim: results.count = 1",
                        "claim: no step \"results\"; did you mean \"result\"?"),
                broken(
                        "claim: left.result.count = 10",
                        "claim: result.count = 10",
                        "claim: a value of a comparison begins with left. or right."),
                broken(
                        "claim: result.number = 8",
                        "claim: result.squares = a1",
                        "claim: this value has no squares; it has count, hex and number"));
    }

    private static Stream<Arguments> questions() {
        return Stream.of(
                broken(
                        "    right: true",
                        "    rigth: true",
                        "a choice has no \"rigth\"; did you mean \"right\"?"),
                broken(
                        "answer: d5 e4",
                        "anwser: d5 e4",
                        "a block of the kind exercise has no \"anwser\"; did you mean \"answer\"?"),
                broken("kind: number", "kind: squares", "kind: this answer is of the kind number"),
                broken(
                        "kind: number",
                        "kind: numbers",
                        "kind: it is one of squares, bits, number, hex, text, think, not"
                                + " \"numbers\""),
                broken(
                        "answer: d5 e4",
                        "answer: d5 e4\ngrid: line3",
                        "answer: \"d5\" is not a square of this grid"),
                broken(
                        "answer: d5 e4",
                        "least: 3\nanswer: d5 e4",
                        "least: only a question with an algorithm has other positions"));
    }

    private static Stream<Arguments> fences() {
        return Stream.of(
                broken(
                        "```bench",
                        "```bensch",
                        "no kind of block \"bensch\"; did you mean \"bench\"?"),
                broken("```board", "```bord", "no kind of block \"bord\"; did you mean \"board\"?"),
                broken(
                        "```figure",
                        "```figure one",
                        "nothing may follow the kind of a block: figure"),
                broken(
                        "algorithm: reversi/mobility/left\nat: beyond",
                        "- reversi/mobility/left",
                        "keys and values are expected, as in name: value"));
    }
}
