package flipscope.web;

import flipscope.web.write.WrittenAddress;
import java.util.List;
import java.util.stream.Stream;

/**
 * Addresses each of which once ended the server, kept a processor for seconds, or might: each is
 * within the limits of a request line.
 */
public final class HostileAddresses {
    /** Most that is read of code, in characters. */
    private static final int LONGEST = 4_000;

    /** What code is made of, and what other languages have: once, or thousands of times. */
    public static final List<String> PARTS =
            List.of(
                    "(",
                    ")",
                    "[",
                    "]",
                    "{",
                    "}",
                    "<",
                    ">",
                    "A<B,",
                    "a<b[],",
                    "A<?,",
                    "@a()",
                    "@View(",
                    "if(own==1)",
                    "if(true);else ",
                    "else ",
                    "for(;;)",
                    "while(true)",
                    "do ",
                    "break;",
                    "return ",
                    "return own;",
                    ";",
                    ",",
                    "own",
                    "opponent",
                    "own=",
                    "left(own,opponent)",
                    "left(own,",
                    "&",
                    "~",
                    "-",
                    "<<",
                    ">>>",
                    "?own:",
                    "? ",
                    ": ",
                    "->",
                    "::",
                    "x:",
                    "new long[",
                    "new A(){{f(",
                    "long a=",
                    "(int)",
                    "0x1L",
                    "1__",
                    "//\r",
                    "//\n",
                    "/*",
                    "*/",
                    "/**",
                    "\"",
                    "'",
                    "\"\"\"",
                    "\r",
                    "\n",
                    "\f",
                    "static ",
                    "long f(long a){",
                    "switch(own){",
                    "class A{",
                    "long a\u0301",
                    "\u0301",
                    "\u0f40",
                    "\u05d0",
                    "\u0627\u064b",
                    "\ud801\udc00",
                    "\u200d\u202e",
                    "\uff21=1L;");

    private static final String LEFT = "long left(long own, long opponent) { ";
    private static final String AGAIN = "return left(own, opponent); }";

    /** What is asked of a server that stands below {@code /flipscope}. */
    public static final List<String> BELOW_A_BASE =
            List.of(
                    "/flipscope/../health",
                    "/flipscope/..",
                    "/flipscope/../../health",
                    "/flipscope/./health",
                    "/flipscope/%2e%2e/health",
                    "/flipscope/..;/health",
                    "/flipscope//evil.example/health",
                    "/flipscope//evil.example/..");

    private HostileAddresses() {}

    /** All of them. */
    public static List<String> all() {
        return Stream.of(paths(), values(), codes().flatMap(HostileAddresses::written))
                .flatMap(each -> each)
                .toList();
    }

    /** Paths of thousands of parts. */
    private static Stream<String> paths() {
        return Stream.of(
                        "/static",
                        "/trace",
                        "/api/trace",
                        "/figure/trace",
                        "/figure",
                        "/figure/card/600",
                        "/embed",
                        "/embed/trace",
                        "/embed/figure/trace",
                        "/lessons",
                        "/lessons/every-kind/pictures",
                        "")
                .flatMap(
                        path ->
                                Stream.of("/a", "/a.a", "//", "/.", "/..", "/%2e%2e", "/a;b")
                                        .map(part -> path + part.repeat(12_000 / part.length())));
    }

    /** Values of thousands of parts. */
    private static Stream<String> values() {
        String squares = "a1".repeat(6_000);
        return Stream.of(
                "/play?moves=" + squares,
                "/play/analysis?moves=" + squares,
                "/api/legal?position=" + squares,
                "/trace/popcount/stages?bits=0x" + "1_".repeat(6_000) + "1",
                "/trace/popcount/stages?predict=1&at=4&answer=0x" + "1_".repeat(6_000) + "1",
                "/trace/reversi/mobility/left?at=" + "a.".repeat(6_000),
                "/trace/reversi/mobility/left?edit=Mobility.left.6:" + "(".repeat(6_000),
                "/trace/reversi/mobility/left?edit=Mobility.left.6:" + "A%3CB,".repeat(2_000),
                "/embed/trace/reversi/mobility/left?from=" + "run.".repeat(3_000),
                "/share?url=" + "/a".repeat(6_000),
                "/oembed?url=http://localhost" + "/a".repeat(6_000));
    }

    private static Stream<String> written(String code) {
        return Stream.of(WrittenAddress.judged("left", code), WrittenAddress.stepped("left", code));
    }

    /** Code of every shape, as long as it may be. */
    public static Stream<String> codes() {
        return Stream.of(
                // What the checks before the parser did not see.
                filled("//\r" + LEFT + "return ", "("),
                filled(LEFT + "return \"\"\"\" ", "("),
                filled(LEFT + "return ", "A<B,"),
                filled(LEFT + "return f(", "A<B,C<"),
                filled(LEFT, "a<b[],"),
                filled("", "a<b,"),
                filled("long left(", "A<?,"),
                // What patterns recursed through.
                filled("/**x*/ ", "@a()"),
                filled(LEFT + "return 0; } // /**x*/ ", "@a()"),
                filled(LEFT + "return 0; } // /**x*/ ", "a "),
                filled(LEFT + "return 0; } /**", "x"),
                filled(LEFT + "return 0; // @View(", "a"),
                filled(LEFT + "return 0; // @View(", "(a)"),
                filled(LEFT + "long x = left(own, a", "()"),
                filled("/**", "x"),
                filled("", "/**/"),
                filled("//", "\r"),
                // What is much work and takes no step.
                LEFT + "while (true) {" + ";".repeat(3_900) + "} }",
                LEFT + "while (true) {" + "{}".repeat(1_900) + "} }",
                LEFT + "boolean b = own == 1; while (true) {" + "if(b);".repeat(600) + "} }",
                "static final boolean A = false; "
                        + LEFT
                        + "if(A);else ".repeat(330)
                        + "own = left(own, own); return own; }",
                LEFT + "{".repeat(150) + AGAIN + "}".repeat(150),
                LEFT + "boolean b = own == 1; " + "if(b);".repeat(600) + AGAIN,
                manyArguments(),
                manyVariables());
    }

    private static String filled(String before, String part) {
        return before + part.repeat((LONGEST - before.length()) / part.length());
    }

    /** Calls for ever another method with as many arguments as fit. */
    private static String manyArguments() {
        StringBuilder parameters = new StringBuilder("long z");
        for (int i = 0; i < 300; i++) {
            parameters.append(",long a").append(Integer.toString(i, 36));
        }
        return "static void f("
                + parameters
                + ") {} "
                + LEFT
                + "while (true) f(own"
                + ",own".repeat(300)
                + "); }";
    }

    /** Calls for ever a method with as many variables as fit. */
    private static String manyVariables() {
        StringBuilder variables = new StringBuilder("long z");
        for (int i = 0; i < 900; i++) {
            variables.append(",a").append(Integer.toString(i, 36));
        }
        return "static void f(boolean b) { if (b) { "
                + variables
                + "; } } "
                + LEFT
                + "while (true) f(false); }";
    }
}
