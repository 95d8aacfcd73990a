package flipscope.scratch.read;

import flipscope.text.DataFile;
import flipscope.trace.LibraryMethod;
import flipscope.trace.Type;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Functions that other languages have, and the numbers that they have names for. */
final class Functions {
    /**
     * A function.
     *
     * @param result its kind; {@code *} that of the first argument
     * @param takes the kinds of its arguments
     * @param java what it is in Java
     */
    record Function(String result, List<String> takes, String java) {}

    /** A number with a name. */
    record Limit(Kind kind, BigInteger value) {}

    private static final Map<String, Function> ALL = new HashMap<>();

    static {
        for (LibraryMethod each : LibraryMethod.ALL) {
            if (!each.owner().equals("Math")) {
                boolean two = each.parameters().size() == 2;
                String places =
                        each.name().startsWith("rotate") ? "COUNT" : kind(each.parameters().get(0));
                List<String> takes =
                        two
                                ? List.of(kind(each.parameters().get(0)), places)
                                : List.of(kind(each.parameters().get(0)));
                ALL.put(
                        each.fullName(),
                        new Function(
                                each.keepsBoard() ? "*" : "I32",
                                takes,
                                each.fullName() + (two ? "($1, $2)" : "($1)")));
            }
        }
        DataFile.table("/scratch/functions.txt").forEach(Functions::put);
    }

    private static final Map<String, Kind> MACROS =
            Map.ofEntries(
                    Map.entry("UINT64_MAX", Kind.U64),
                    Map.entry("ULLONG_MAX", Kind.U64),
                    Map.entry("ULONG_MAX", Kind.U64),
                    Map.entry("SIZE_MAX", Kind.U64),
                    Map.entry("math.MaxUint64", Kind.U64),
                    Map.entry("UINT32_MAX", Kind.U32),
                    Map.entry("UINT_MAX", Kind.U32),
                    Map.entry("math.MaxUint32", Kind.U32),
                    Map.entry("INT64_MAX", Kind.I64),
                    Map.entry("LLONG_MAX", Kind.I64),
                    Map.entry("LONG_MAX", Kind.I64),
                    Map.entry("math.MaxInt64", Kind.I64),
                    Map.entry("INT32_MAX", Kind.I32),
                    Map.entry("INT_MAX", Kind.I32));

    private static final Set<String> LAST = Set.of("MAX", "max", "MaxValue", "MAX_VALUE");
    private static final Set<String> FIRST = Set.of("MIN", "min", "MinValue", "MIN_VALUE");

    private Functions() {}

    private static String kind(Type type) {
        return type.equals(Type.LONG) ? "I64" : "I32";
    }

    private static void put(String names, String written) {
        String[] parts = written.split(" *\\| *", 3);
        Function function = new Function(parts[0], Arrays.asList(parts[1].split(" ")), parts[2]);
        for (String name : names.split(" ")) {
            ALL.put(name, function);
        }
    }

    static boolean has(String name) {
        return ALL.containsKey(name)
                || Set.of(
                                "BigInt.asUintN",
                                "BigInt.asIntN",
                                "Math.min",
                                "Math.max",
                                "Math.abs",
                                "Math.trunc")
                        .contains(name);
    }

    /** Whether it is no type, though it may look like one. */
    static boolean isNamed(String name) {
        return ALL.containsKey(name);
    }

    /** The function of this name; null if there is none. */
    static Function named(String name) {
        return ALL.get(name);
    }

    /** The number {@code UINT64_MAX} or {@code u64::MAX}; null if it is none. */
    static Limit limit(String name) {
        if (MACROS.containsKey(name)) {
            return last(MACROS.get(name));
        }
        int split = name.indexOf("::");
        return split < 0
                ? null
                : limit(name.substring(0, split), name.substring(split + 2), Dialect.RUST);
    }

    /** The number {@code ulong.MaxValue}; null if it is none. */
    static Limit limit(String owner, String member, Dialect dialect) {
        if (MACROS.containsKey(owner + "." + member)) {
            return last(MACROS.get(owner + "." + member));
        }
        Kind kind = kindOf(owner, dialect);
        if (kind == null || kind.bits() < 8) {
            return null;
        }
        if (LAST.contains(member)) {
            return last(kind);
        }
        if (FIRST.contains(member)) {
            BigInteger first =
                    kind.isSigned()
                            ? BigInteger.ONE.shiftLeft(kind.bits() - 1).negate()
                            : BigInteger.ZERO;
            return new Limit(kind, first);
        }
        return member.equals("BITS") ? new Limit(Kind.U32, BigInteger.valueOf(kind.bits())) : null;
    }

    private static Kind kindOf(String owner, Dialect dialect) {
        if (owner.startsWith("unsigned long")) {
            return Kind.U64;
        }
        return switch (owner) {
            case "Long" -> Kind.I64;
            case "Integer" -> Kind.I32;
            case "unsigned", "unsigned int" -> Kind.U32;
            case "Int" -> dialect == Dialect.SWIFT ? Kind.I64 : Kind.I32;
            case "UInt" -> dialect == Dialect.SWIFT ? Kind.U64 : Kind.U32;
            default -> Kind.named(owner);
        };
    }

    private static Limit last(Kind kind) {
        int bits = kind.isSigned() ? kind.bits() - 1 : kind.bits();
        return new Limit(kind, BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE));
    }
}
