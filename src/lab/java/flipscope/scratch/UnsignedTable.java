package flipscope.scratch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Makes the table of lines with numbers without a sign and what real compilers make of them: the
 * lines declare {@code r}. Of a language whose compiler is not there the old rows stay.
 */
public final class UnsignedTable {
    private static final Path TABLE = Path.of("src/test/resources/scratch/unsigned.txt");

    /** As people spell 64 bits without a sign. */
    private static final List<String> SPELLINGS =
            List.of(
                    "uint64_t",
                    "unsigned long long",
                    "unsigned long",
                    "size_t",
                    "ulong",
                    "U64",
                    "u64",
                    "Bitboard",
                    "bitboard",
                    "BitBoard",
                    "BB");

    private static final List<String> VALUES =
            List.of("0x8000000000000000", "0xF0E1D2C3B4A59687", "0x7", "0xFFFFFFFFFFFFFFFF");

    private static final List<String> NUMBERS =
            List.of(
                    "a >> 4",
                    "a << 4",
                    "a / b",
                    "a % b",
                    "a * b",
                    "a + b",
                    "a - b",
                    "~a",
                    "-a",
                    "a & -a",
                    "a ^ a >> 1",
                    "a / 3",
                    "a % 10",
                    "(a >> 8) + (a << 56)",
                    "b >> 60 & a");

    private static final List<String> TRUTHS =
            List.of(
                    "a < b", "a > b", "a <= b", "a >= b", "a == b", "a != b", "a < 1", "a > 0",
                    "!a");

    /** A language, what stands around its lines, and how it runs. */
    private record Toolchain(
            String name,
            String file,
            String before,
            String row,
            String after,
            List<List<String>> commands) {}

    private static final String C_TYPES =
            """
            typedef unsigned long long U64, u64, Bitboard, bitboard, BitBoard, BB;
            #define C64(x) x##ULL
            """;

    private static final List<Toolchain> TOOLCHAINS =
            List.of(
                    new Toolchain(
                            "C",
                            "t.c",
                            "#include <stdint.h>\n#include <stddef.h>\n#include <stdbool.h>\n#include <stdio.h>\n#include <sys/types.h>\n"
                                    + C_TYPES
                                    + "int main(void) {\n",
                            "{ %s printf(\"%%016llx\\n\", (unsigned long long) r); }\n",
                            "}\n",
                            List.of(List.of("gcc", "-w", "-O0", "-o", "t", "t.c"), List.of("./t"))),
                    new Toolchain(
                            "C++",
                            "t.cc",
                            "#include <cstdint>\n#include <limits>\n#include <cstdio>\n"
                                    + C_TYPES
                                    + "int main() {\n",
                            "{ %s printf(\"%%016llx\\n\", (unsigned long long) r); }\n",
                            "}\n",
                            List.of(
                                    List.of("g++", "-w", "-O0", "-o", "t", "t.cc"),
                                    List.of("./t"))),
                    new Toolchain(
                            "Rust",
                            "t.rs",
                            "#![allow(warnings, arithmetic_overflow)]\nfn main() {\n",
                            "{ %s println!(\"{:016x}\", r as u64); }\n",
                            "}\n",
                            List.of(
                                    List.of(
                                            "rustc",
                                            "-C",
                                            "overflow-checks=off",
                                            "-o",
                                            "t",
                                            "t.rs"),
                                    List.of("./t"))),
                    new Toolchain(
                            "Python",
                            "t.py",
                            "",
                            "%s\nprint(f'{int(r) & 0xFFFF_FFFF_FFFF_FFFF:016x}')\n",
                            "",
                            List.of(List.of("python3", "t.py"))),
                    new Toolchain(
                            "JavaScript",
                            "t.mjs",
                            "",
                            "{ %s console.log(BigInt.asUintN(64, BigInt(r)).toString(16).padStart(16, '0')); }\n",
                            "",
                            List.of(List.of("node", "t.mjs"))));

    private UnsignedTable() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> old = Files.exists(TABLE) ? Files.readAllLines(TABLE) : List.of();
        List<String> lines = new ArrayList<>();
        lines.add(
                "# Source: gcc, g++, rustc, python3 and node, by UnsignedTable: language | lines | r");
        for (Toolchain each : TOOLCHAINS) {
            List<String> rows = rows(each.name());
            List<String> values = run(each, rows);
            if (values.isEmpty()) {
                System.out.println(each.name() + " is not here; its rows stay");
                old.stream().filter(row -> row.startsWith(each.name() + " | ")).forEach(lines::add);
            }
            for (int at = 0; at < values.size(); at++) {
                lines.add(
                        each.name()
                                + " | "
                                + rows.get(at).replace("\n", " ⏎ ")
                                + " | "
                                + values.get(at));
            }
        }
        Files.createDirectories(TABLE.getParent());
        Files.write(TABLE, lines);
        System.out.println(lines.size() - 1 + " rows");
    }

    private static List<String> rows(String language) {
        List<String> rows = new ArrayList<>();
        switch (language) {
            case "C" -> {
                SPELLINGS.forEach(
                        each ->
                                operators(
                                        rows,
                                        each + " a = %s; " + each + " b = %s; ",
                                        each + " r = ",
                                        "bool r = ",
                                        ";"));
                widening(rows);
            }
            case "C++" -> casts(rows);
            case "Rust" -> {
                operators(
                        rows,
                        "let a: u64 = %s; let b: u64 = %s; ",
                        "let r: u64 = ",
                        "let r: bool = ",
                        ";");
                rust(rows);
            }
            case "Python" -> {
                operators(rows, "a = %s\nb = %s\n", "r = ", "r = ", "");
                rows.add("a = 0x8000000000000000\nr = (a << 1 | a >> 63) & 0xFFFFFFFFFFFFFFFF");
                rows.add("a = 0xF0\nb = 0x30\nr = a & b == 0x30");
                rows.add("n = 77\nr = n // 8 * 8 + n % 8");
                rows.add("r = 0\nfor i in range(0, 64, 9):\n    r |= 1 << i");
                rows.add("a = 0x8100\nn = 0\nwhile a:\n    a &= a - 1\n    n += 1\nr = n");
                rows.add("r = 2 ** 63 >> 3");
                rows.add("a = -7\nr = a // 2");
                rows.add("a = -7\nr = a % 4");
            }
            default -> {
                operators(rows, "const a = %sn; const b = %sn; ", "const r = ", "const r = ", ";");
                rows.add("const r = BigInt(1) << 40n;");
                rows.add("const r = BigInt.asUintN(64, ~0n);");
                rows.add("const r = (1n << 64n) - 1n & 0xF0n;");
                rows.add("const a = 0xF0000000; const r = a >>> 4;");
                rows.add("const a = 0xF0000000; const r = a >> 4;");
                rows.add("let n = 0; for (let i = 0; i < 5; i++) n += i; const r = n;");
                rows.add("const a = -8n; const r = a >> 1n;");
                rows.add("const r = 1 << 40;");
            }
        }
        return rows;
    }

    private static void operators(
            List<String> rows, String head, String number, String truth, String end) {
        boolean open = end.isEmpty() || head.contains("sn");
        String suffix = head.contains("sn") ? "n" : "";
        for (String a : VALUES) {
            for (String b : List.of("0x8000000000000001", "0xB")) {
                String start = head.formatted(a, b);
                for (String each : NUMBERS) {
                    // Numbers without an end: what is longer than 64 bits is cut before it is
                    // shifted back.
                    if (open && each.contains("(a <<")) {
                        continue;
                    }
                    String own = suffix.isEmpty() ? each : each.replaceAll("\\b(\\d+)\\b", "$1n");
                    own = end.isEmpty() ? own.replace("/", "//") : own;
                    own =
                            head.contains("let a: u64")
                                    ? own.replace("~", "!").replace("-a", "a.wrapping_neg()")
                                    : own;
                    rows.add(start + number + own + end);
                }
                for (String each : TRUTHS) {
                    boolean not = each.equals("!a");
                    if (not && (end.isEmpty() || head.contains("let a: u64"))) {
                        continue;
                    }
                    String own = suffix.isEmpty() ? each : each.replaceAll("\\b(\\d+)\\b", "$1n");
                    rows.add(start + truth + own + end);
                }
            }
        }
    }

    private static void widening(List<String> rows) {
        for (String narrow : List.of("uint32_t", "unsigned int", "unsigned")) {
            String a = narrow + " a = 0xF0000000; ";
            for (String each :
                    List.of(
                            "a",
                            "a + 1",
                            "a << 4",
                            "~a",
                            "-a",
                            "a * a",
                            "a >> 4",
                            "a / 3",
                            "a % 7",
                            "(uint64_t) a << 4",
                            "a + (uint64_t) a",
                            "a | 1ULL << 40",
                            "(int) a",
                            "a - 1u",
                            "a * 16")) {
                rows.add(a + "uint64_t r = " + each + ";");
            }
            for (String each :
                    List.of("a < 1", "a > 1", "a > -1", "a == 0xF0000000", "a < 0xF0000001ULL")) {
                rows.add(a + "bool r = " + each + ";");
            }
        }
        for (String each :
                List.of(
                        "uint8_t a = 200; uint64_t r = a << 24;",
                        "uint8_t a = 200; a += 100; uint64_t r = a;",
                        "int8_t a = 200; uint64_t r = a;",
                        "uint16_t a = 0xF00F; uint64_t r = ~a;",
                        "int a = -1; uint64_t r = a;",
                        "int a = -1; uint32_t b = a; uint64_t r = b;",
                        "int a = -1; bool r = a < 1u;",
                        "int a = -8; uint64_t r = a >> 1;",
                        "int64_t a = -8; uint64_t r = a >> 1;",
                        "int64_t a = -8; uint64_t r = a / 3;",
                        "int64_t a = -8; uint64_t b = 3; uint64_t r = a / b;",
                        "uint64_t a = 0x100000001; uint32_t r = a;",
                        "uint64_t a = 0x100000001; int r = __builtin_popcountll(a);",
                        "uint64_t a = 0x100000001; int r = __builtin_popcount(a);",
                        "uint64_t r = 18446744073709551615ULL;",
                        "uint64_t r = 18446744073709551615u;",
                        "uint64_t r = UINT64_MAX;",
                        "uint64_t r = ~0ULL;",
                        "uint64_t r = ~0;",
                        "uint64_t r = -1;",
                        "uint64_t r = ~0u;",
                        "uint64_t r = 0x80000000;",
                        "uint64_t r = 2147483648;",
                        "uint64_t r = 017;",
                        "uint64_t r = UINT64_C(1) << 40;",
                        "uint64_t r = C64(1) << 40;",
                        "uint64_t r = 1ULL << 40;",
                        "uint64_t r = (uint64_t) 1 << 40;",
                        "uint64_t r = (U64) 1 << 40;",
                        "uint64_t a = 5; uint64_t r = a == 5 && a;",
                        "uint64_t a = 5; uint64_t r = a & 4 == 4;",
                        "uint64_t a = 0x8100; int n = 0; while (a) { a &= a - 1; n++; } uint64_t r = n;",
                        "uint64_t a = 0x8000000000000000; a >>= 4; a /= 3; a %= 1000; uint64_t r = a;",
                        "uint64_t a = 6; uint64_t r = a ? a / 2 : -1;",
                        "const uint64_t t[] = {1, 0x8000000000000000}; uint64_t r = t[1] >> 3;",
                        "#define N 0x18 ⏎ uint64_t r = N << 4;",
                        "#define SQ(n) (1ULL << (n)) ⏎ uint64_t r = SQ(5 + 3) | SQ(40);",
                        "#define SUM 1 + 2 ⏎ uint64_t r = SUM * 3;")) {
            rows.add(each.replace(" ⏎ ", "\n"));
        }
    }

    private static void casts(List<String> rows) {
        for (String each :
                List.of(
                        "uint64_t(1)",
                        "uint64_t{1}",
                        "std::uint64_t(1)",
                        "std::uint64_t{1}",
                        "U64(1)",
                        "Bitboard(1)",
                        "BB(1)",
                        "BitBoard{1}",
                        "static_cast<uint64_t>(1)",
                        "static_cast<Bitboard>(1)",
                        "(Bitboard) 1")) {
            rows.add("auto r = " + each + " << 40;");
            rows.add("auto a = " + each + " << 63; auto r = a >> 3;");
        }
        rows.add("uint64_t r{5};");
        rows.add("auto r = std::numeric_limits<uint64_t>::max();");
        rows.add("auto a = 0x8000000000000000; auto r = a >> 1;");
        rows.add("auto a = 1; auto r = a << 3;");
        rows.add("constexpr Bitboard FileA = 0x8080808080808080ULL; auto r = FileA >> 1;");
        rows.add("uint64_t a = 0x0123'4567'89AB'CDEF; auto r = a / 16;");
    }

    private static void rust(List<String> rows) {
        rows.addAll(
                List.of(
                        "let x: u64 = 1 << 40; let r = x;",
                        "let r: u64 = u64::MAX;",
                        "let r = !0u64;",
                        "let mut x = 1; x |= 0x8000_0000_0000_0000_u64; let r = x >> 3;",
                        "let a: u64 = 0xF0; let r = a & 0x30 == 0x30;",
                        "let a: u32 = 0xF000_0000; let r = a as u64;",
                        "let a: u32 = 0xF000_0000; let r = (a as i32) as u64;",
                        "let a: i32 = -8; let r = (a >> 1) as u64;",
                        "let a: i32 = -8; let r = (a as u32 >> 1) as u64;",
                        "let a: u8 = 200; let r = a.wrapping_add(100) as u64;",
                        "let a: u64 = 0x8100; let r = a.trailing_zeros() + a.count_ones();",
                        "let a: u64 = 0x8100; let r = a.rotate_left(60) ^ a.swap_bytes();",
                        "let a: u64 = 5; let r = if a > 3 { a << 1 } else { 0 };",
                        "let a: u64 = 5; let r = a.wrapping_sub(6) / 3;",
                        "let mut a: u64 = 0x8100; let mut n = 0; while a != 0 { a &= a - 1; n += 1; } let r = n;",
                        "let mut r: u64 = 0; for i in 0..5 { r |= 1 << (i * 9); }"));
    }

    private static List<String> run(Toolchain tools, List<String> rows)
            throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("unsigned");
        String body =
                rows.stream()
                        .map(each -> tools.row().formatted(each))
                        .collect(Collectors.joining());
        // A definition of the preprocessor stands on a line of its own, and holds for its block.
        body =
                body.replaceAll("\\{ (#define)", "{\n$1")
                        .replaceAll("#define (\\w+)", "#undef $1\n#define $1");
        Files.writeString(folder.resolve(tools.file()), tools.before() + body + tools.after());
        Path out = folder.resolve("out.txt");
        for (List<String> command : tools.commands()) {
            ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
            try {
                Process process =
                        builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
                if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
                    throw new IOException(Files.readString(out));
                }
            } catch (IOException e) {
                if (e.getMessage().startsWith("Cannot run program")) {
                    return List.of();
                }
                throw e;
            }
        }
        return Files.readAllLines(out);
    }
}
