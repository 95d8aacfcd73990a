package flipscope.scratch.read;

import flipscope.trace.Span;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The languages that are told apart, with what binds more tightly than what. */
enum Dialect {
    /** By {@code :=}, a function with types behind its names, or {@code &^}. */
    GO(
            "Go",
            "(?m)^[ \\t]*+(?:package|import) \\S|(?<!\\w)func \\w++\\([^():\\n]*+\\)|^[ \\t]*+var \\w++ u?int|^[ \\t]*+\\w++(?:, ?\\w++)*+ :=|&\\^",
            "|| ; && ; == != < <= > >= ; + - | ^ ; * / % << >> & &^"),
    KOTLIN(
            "Kotlin",
            "(?<!\\w)(?:val|fun) \\w| (?:shl|shr|ushr) |\\.toU?Long\\(|\\.inv\\(\\)|: ?ULong",
            "|| ; && ; == != ; < <= > >= ; shl shr ushr and or xor ; + - ; * / %"),
    SWIFT(
            "Swift",
            "(?<!\\w)(?:let|var) \\w++ ?: ?U?Int|-> U?Int|(?<!\\w)func \\w|\\.nonzeroBitCount|&<<|&>>",
            "|| ; && ; == != < <= > >= ; + - | ^ &+ &- ; * / % & &* ; << >> &<< &>>"),
    RUST(
            "Rust",
            "(?<!\\w)fn \\w|let mut |(?:let|const|static) \\w++ ?: ?(?:[iu](?:8|16|32|64|size)|bool|&|\\[)"
                    + "|\\d_?[iu](?:8|16|32|64|size)(?!\\w)| as [iu](?:8|16|32|64|size)(?!\\w)"
                    + "|(?<!\\w)[iu](?:8|16|32|64|size)::|\\.(?:count_ones|trailing_zeros|leading_zeros"
                    + "|swap_bytes|reverse_bits|wrapping_\\w{3})\\(",
            "|| ; && ; == != < <= > >= ; | ; ^ ; & ; << >> ; + - ; * / %"),
    /** A BigInt has no end; other numbers are cut to 32 bits by operators on bits. */
    JAVASCRIPT(
            "JavaScript",
            "===|!==|(?<!\\w)\\d[0-9A-Fa-fx_]*+n(?!\\w)|BigInt|(?<!\\w)function \\w|=>|(?<!\\w)(?:let \\w|const \\w++ ?=)",
            "|| ; && ; | ; ^ ; & ; == != === !== ; < <= > >= ; << >> >>> ; + - ; * / %"),
    PYTHON(
            "Python",
            "(?m)^[ \\t]*+def \\w|^[ \\t]*+(?:if|while|for|elif|else)(?!\\w)[^{};\\n]*+(?<=:)[ \\t]*$"
                    + "|(?<!\\w)(?:True|False|elif|not|lambda)(?!\\w)|\\w (?:and|or) \\w|\\*\\*|\\w//\\w|\\w // [\\w(]"
                    + "|\\.bit_(?:count|length)\\(|(?<!\\w)(?:range|int|np\\.uint64)\\("
                    + "|^[ \\t]*+#(?! *(?:include|define|pragma|if|endif|else|undef))",
            "or ; and ; == != < <= > >= in ; | ; ^ ; & ; << >> ; + - ; * / % //"),
    C(
            "C",
            "(?<!\\w)(?:u?int\\d+_t|unsigned|signed|size_t|[uU]64|[uU]32|[bB]it[bB]oard|BB|C64|U?INT64_C|typedef"
                    + "|using|constexpr|auto|sizeof|const|std|template|bool|static_cast|U?LL)(?!\\w)|__\\w|#\\s*+\\w|\\d[lL]{2}|\\d[uU]"
                    + "|[\\da-fA-F][uU][lL]|[\\da-fA-F][lL]{2}",
            "|| ; && ; | ; ^ ; & ; == != ; < <= > >= ; << >> >>> ; + - ; * / %"),
    CSHARP(
            "C#",
            "(?<!\\w)(?:ulong|uint|sbyte|ushort|readonly|UInt64|UInt32|BitOperations|internal)(?!\\w)"
                    + "|(?:private|public) (?:static )?const|\\d[uU][lL](?!\\w)|(?<!\\w)var \\w",
            "|| ; && ; | ; ^ ; & ; == != ; < <= > >= ; << >> >>> ; + - ; * / %"),
    JAVA("Java", "", CSHARP.levels);

    /** Code of C# that has none of these is not C. */
    private static final Pattern ONLY_C =
            Pattern.compile(
                    "(?<!\\w)(?:u?int\\d+_t|unsigned|U64|u64|typedef|constexpr|std)(?!\\w)|#|U?LL|__");

    private static final Pattern COMMENT =
            Pattern.compile("(?s)//[^\\n]*+|/\\*.*?(?:\\*/|\\z)|\"[^\"\\n]*+\"");

    /** A name that gets a value though nothing declares one: as in Python. */
    private static final Pattern ASSIGNED =
            Pattern.compile("(?m)^([A-Za-z_]\\w*+)(?:, ?\\w++)*+ ?= ?(?!=)");

    private static final Pattern DECLARES =
            Pattern.compile("[;{}]|(?m)^[ \\t]*+\\w++ \\w++ ?(?:=(?!=)|$)");

    private final String name;
    private final Pattern mark;
    private final String levels;

    @SuppressWarnings("ImmutableEnumChecker") // Filled here, never written to again.
    private final Map<String, Integer> strength = new HashMap<>();

    /**
     * @param mark what only it has, among those that come after it
     * @param levels its operators, those that bind least first
     */
    Dialect(String name, String mark, String levels) {
        this.name = name;
        this.mark = Pattern.compile(mark);
        this.levels = levels;
        int level = 1;
        for (String operators : levels.split(" ; ")) {
            for (String operator : operators.split(" ")) {
                strength.put(operator, level);
            }
            level++;
        }
    }

    static Dialect of(String text) {
        String code = COMMENT.matcher(text).replaceAll(" ");
        // Two strokes divide in Python, and begin a comment everywhere else.
        boolean python = PYTHON.mark.matcher(PYTHON_TELLS.matcher(text).replaceAll(" ")).find();
        for (Dialect dialect : values()) {
            boolean told =
                    dialect == PYTHON
                            ? python && !C.isLike(code)
                            : dialect != JAVA && dialect.mark.matcher(code).find();
            if (told && !(dialect == C && isCSharp(code))) {
                return dialect;
            }
            if (dialect == PYTHON && isBare(code)) {
                return PYTHON;
            }
        }
        return JAVA;
    }

    private static final Pattern PYTHON_TELLS =
            Pattern.compile("(?m)^[ \\t]*+//[^\\n]*+| // [^\\n]*+;|;[ \\t]*+//[^\\n]*+");

    /** What Java has too, or what is more likely a slip in Java. */
    private static final Pattern SLIP =
            Pattern.compile("(?:package|import|var|const|bool|auto|true|false)(?!\\w).*+|_++|=>");

    /** What stands on a line that Java does not have, with the language that has it. */
    static Optional<Reading.Foreign> seen(String text, int line) {
        String code =
                COMMENT.matcher(text).replaceAll(found -> found.group().replaceAll("[^\n]", " "));
        Dialect dialect = of(text);
        return dialect.mark
                .matcher(code)
                .results()
                .filter(found -> !found.group().isBlank())
                .map(found -> dialect.foreign(code, found.start(), found.end()))
                .filter(found -> !SLIP.matcher(found.text()).matches())
                .filter(found -> Span.of(text, found.start(), 1).line() == line)
                .findFirst();
    }

    /** With the whole of the words at both ends. */
    private Reading.Foreign foreign(String code, int start, int end) {
        int from = start;
        int to = end;
        while (Character.isWhitespace(code.charAt(from))) {
            from++;
        }
        while (from > 0 && isOfWord(code, from) && isOfWord(code, from - 1)) {
            from--;
        }
        while (to < code.length() && isOfWord(code, to) && isOfWord(code, to - 1)) {
            to++;
        }
        return new Reading.Foreign(name, from, code.substring(from, to).strip());
    }

    private static boolean isOfWord(String code, int at) {
        return Character.isJavaIdentifierPart(code.charAt(at));
    }

    private boolean isLike(String code) {
        return code.contains(";") && mark.matcher(code).find();
    }

    private static boolean isCSharp(String code) {
        return CSHARP.mark.matcher(code).find() && !ONLY_C.matcher(code).find();
    }

    private static boolean isBare(String code) {
        return ASSIGNED.matcher(code).find() && !DECLARES.matcher(code).find();
    }

    /** As it is called. */
    String title() {
        return name;
    }

    /** How tightly an operator binds; 0 if it is none. */
    int strength(String operator) {
        return strength.getOrDefault(operator, 0);
    }

    /** Whether a line ends a statement unless a bracket is open. */
    boolean endsByLine() {
        return this == PYTHON || this == GO || this == KOTLIN || this == SWIFT;
    }

    /** Whether a condition stands without parentheses. */
    boolean hasBareConditions() {
        return this == PYTHON || this == GO || this == RUST || this == SWIFT;
    }

    /** Whether a number without a type takes the one that it is used with. */
    boolean adapts() {
        return this == RUST || this == GO || this == SWIFT || this == KOTLIN || this == PYTHON;
    }

    /** Whether an operator on short numbers makes a short one. */
    boolean keepsShort() {
        return this == RUST || this == GO || this == SWIFT;
    }

    /** Whether it has numbers without an end. */
    boolean isOpen() {
        return this == PYTHON || this == JAVASCRIPT;
    }

    /**
     * How long a number is, at least, of which a shift by all the bits or more leaves nothing; the
     * short ones of JavaScript are shifted as those of Java are.
     */
    int shiftsOut() {
        return this == JAVASCRIPT ? 64 : this == PYTHON || this == GO || this == SWIFT ? 32 : 65;
    }

    /** What a number is of which nothing else is known. */
    Kind usual() {
        return this == GO || this == SWIFT ? Kind.I64 : this == PYTHON ? Kind.COUNT : Kind.I32;
    }

    @Override
    public String toString() {
        return name.toLowerCase(Locale.ROOT);
    }
}
