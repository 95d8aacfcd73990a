package flipscope.scratch;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Squares;
import flipscope.story.LocalVariable;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines as people paste them come to what they were meant as, or are refused by name. */
class ForeignLinesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ulong a = 0x8000000000000000;⏎a >> 4                             | e1",
                "ulong a = 0x8000000000000000;⏎a / 2                              | b1",
                "ulong a = 0x8000000000000000;⏎a % 10                             | e8",
                "uint a = 0xF0000000;⏎ulong b = a;                                | a5 b5 c5 d5",
                "unsigned int a = 0xF0000000;⏎uint64_t b = a;                     | a5 b5 c5 d5",
                "Bitboard(1) << 40                                                | h3",
                "U64(1) << 40                                                     | h3",
                "C64(1) << 40                                                     | h3",
                "BB(1) << 40                                                      | h3",
                "UINT64_C(1) << 40                                                | h3",
                "BigInt(1) << 40n                                                 | h3",
                "let x: u64 = 1 << 40                                             | h3",
                "uint64_t(1) << 40                                                | h3",
                "uint64_t{1} << 40                                                | h3",
                "std::uint64_t(1) << 40                                           | h3",
                "static_cast<uint64_t>(1) << 40                                   | h3",
                "#include <stdint.h>⏎uint64_t x = 1ULL << 40;                     | h3",
                "#define ONE 1ULL⏎uint64_t x = ONE << 40;                         | h3",
                "#define bit(n) (1ULL << (n))⏎uint64_t x = bit(32 + 8);           | h3",
                "#define set(b, n) ((b) ^= (1ULL << (n)))⏎uint64_t x = 0;⏎set(x, 40); | h3",
                "func f(_ b: UInt64) -> UInt64 { return b << 8 }⏎let x = f(1 << 32) | h3",
                "typedef unsigned long long Set;⏎Set x = (Set) 1 << 40;           | h3",
                "using Set = std::uint64_t;⏎Set x = Set{1} << 40;                 | h3",
                "private const ulong FILE_C = 0x2020202020202020;⏎FILE_C >> 56    | c8",
                "x = 0x8000000000000000⏎y = x >> 23                               | h3",
                "const x = 0x8000000000000000n;⏎const y = x >> 23n;               | h3",
                "uint32_t a = 0x80000000⏎(uint64_t) a << 9                        | h3",
                "x := uint64(1) << 63⏎y := x >> 23                                | h3",
                "val x: ULong = 1u⏎val y = x shl 40                               | h3",
                "let x: UInt64 = 1 << 63⏎let y = x >> 23                          | h3",
                "let a = 0x30u64;⏎let b = if a & 0x30 == 0x30 { 1u64 << 40 } else { 0 }; | h3",
                "enum { a1, b1, c1 };⏎uint64_t x = 1ULL << (c1 + 38);             | h3",
                "int main() {⏎uint64_t x = 1ULL << 40;⏎printf(\"%d\", 1);⏎return 0;⏎} | h3",
            })
    void theyComeToTheseSquares(String typed, String squares) {
        assertThat(Squares.names(last(typed).bits())).isEqualTo(squares);
    }

    @ParameterizedTest
    @CsvSource({
        "uint64_t a = 18446744073709551615ULL;",
        "uint64_t a = UINT64_MAX;",
        "let a = u64::MAX;",
        "uint64_t a = ~0ULL;",
        "let a = !0u64;",
        "uint64_t a = std::numeric_limits<uint64_t>::max();",
        "ulong a = ulong.MaxValue;"
    })
    void allSquaresHaveManyNames(String typed) {
        assertThat(last(typed).bits()).isEqualTo(-1L);
    }

    @Test
    void anUnsignedNumberIsNeverBelowOne() {
        assertThat(last("ulong a = 0x8000000000000000;⏎a < 1")).isEqualTo(Word.of(false));
    }

    /**
     * Java takes the lowest bits of a distance; where another language has another rule, it is
     * told.
     */
    @Test
    void aShiftThatGoesLessFarThanItSaysIsTold() {
        Scratch c = scratch("long x = 1 << 40;");
        assertThat(last("long x = 1 << 40;").bits()).isEqualTo(256);
        assertThat(c.shortShift()).hasValue(new Scratch.ShortShift("1 << 40", 32, 8));
        assertThat(scratch("x := uint64(1)⏎n := 64⏎y := x << n").mistake().orElseThrow())
                .hasMessageContaining("Go leaves nothing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uint64_t *p = x;                       | 1 | a pointer cannot be read",
                "double x = 1;                          | 1 | the type double cannot be used",
                "unsigned __int128 x = 1;               | 1 | `__int128` cannot be read",
                "uint64_t a = 1;⏎switch (a) {}          | 2 | `switch` cannot be read",
                "uint64_t a = 1;⏎std::string s;         | 2 | cannot be read",
                "let (a, b) = (1u64, 2u64);             | 1 | write a line for each",
                "xs = [1 << i for i in range(8)]        | 1 | a loop inside brackets",
                "x = sum(1 << i for i in range(8))      | 1 | a loop inside brackets",
                "uint64_t x = 5;⏎auto f = [](uint64_t y) { return y; }; | 2 | a method of its own",
                "const a = BigInt(\"0x80\")               | 1 | or `0x10n` of a BigInt",
                "let x = 0x8000000000000001;            | 1 | write `n` after it",
                "x = 5⏎y = x / 2                        | 2 | write `//`",
                "x = 0x8000000000000000⏎y = x << 1⏎z = y >> 1 | 3 | cut it with",
                "template<typename T>⏎T f(T x) { return x; } | 1 | `template` cannot be read",
                "own, opp = 1, 2                        | 1 | several values at once",
                "struct Board { uint64_t a; };          | 1 | `struct` cannot be read",
                "uint64_t a = 99999999999999999999u;    | 1 | does not fit into 64 bits",
                "#if A⏎uint64_t a = 1;⏎#endif           | 1 | `#if` cannot be read",
                "uint64_t a = 1 +;                      | 1 | did not expect `;`",
                "uint64_t a = 1;⏎uint64_t b = a a;      | 2 | did not expect `a`",
                "uint64_t a = _pext_u64(1, 2);          | 1 | no method named `_pext_u64`",
            })
    void whatCannotBeReadIsRefusedByName(String typed, int line, String said) {
        assertThat(scratch(typed).mistake().orElseThrow()).hasMessageContaining(said);
        assertThat(scratch(typed).mistake().orElseThrow().span().line()).isEqualTo(line);
    }

    @Test
    void aClosureIsRefusedByName() {
        assertThat(scratch("let f = |x: u64| x << 8;").mistake().orElseThrow())
                .hasMessageContaining("a closure cannot be read");
    }

    @Test
    void thePlaceOfTheFirstOneBitIsCountedFromOne() {
        assertThat(last("uint64_t x = 0x8000000000000000;⏎int i = __builtin_ffsll(x);").bits())
                .isEqualTo(64);
        assertThat(last("uint64_t x = 8;⏎int i = ffsll(x);").bits()).isEqualTo(4);
        assertThat(last("uint64_t x = 0;⏎int i = __builtin_ffsll(x);").bits()).isZero();
        assertThat(last("uint32_t x = 0;⏎int i = __builtin_ffs(x);").bits()).isZero();
    }

    /** Whatever a hand leaves out or doubles, there is a picture or a sentence. */
    @Test
    void damagedLinesAreReadOrRefused() {
        List<String> whole =
                List.of(
                        "#define SQ(n) (1ULL << (n))\nstatic const U64 T[2] = {1, 2};\nuint64_t f(uint64_t x) {\n    for (int i = 0; i < 4; i++) { x |= x << 1; }\n    return x ? x : T[1];\n}\nuint64_t y = f(SQ(3)) >> 2;",
                        "def f(x, n):\n    while x and n > 0:\n        x &= x - 1\n        n -= 1\n    return x if n else 0\ny = f(0x8100, 3)\nfor i in range(8):\n    y |= 1 << i * 9",
                        "fn f(mut x: u64) -> u64 {\n    if x & 1 == 0 { x.wrapping_mul(3) } else { x >> 1 }\n}\nlet t: &[u64] = &[1, 2];\nlet mut y = f(t[1]);\ny |= 1 << 40;",
                        "const f = (x, n) => BigInt.asUintN(64, x << BigInt(n));\nlet y = f(0x81n, 3);\nwhile (y !== 0n) { y &= y - 1n; }",
                        "func f(x uint64) uint64 {\n\treturn x &^ 1\n}\na := f(0xF0)\nfor i := 0; i < 3; i++ {\n\ta |= a << 1\n}");
        Random random = new Random(55);
        for (int time = 0; time < 2_000; time++) {
            StringBuilder text = new StringBuilder(whole.get(time % whole.size()));
            for (int harm = random.nextInt(3); harm >= 0; harm--) {
                int from = random.nextInt(text.length());
                int to = Math.min(text.length(), from + 1 + random.nextInt(6));
                if (random.nextBoolean()) {
                    text.delete(from, to);
                } else {
                    text.insert(random.nextInt(text.length()), text.substring(from, to));
                }
            }
            Scratch read = Scratch.of(text.toString());
            assertThat(read.program().isPresent() || read.mistake().isPresent())
                    .as(text.toString())
                    .isTrue();
        }
    }

    private static Scratch scratch(String typed) {
        return Scratch.of(typed.strip().replace("⏎", "\n"));
    }

    /** The value of the last variable. */
    private static Word last(String typed) {
        Scratch scratch = scratch(typed);
        assertThat(scratch.mistake()).isEmpty();
        Trace trace = scratch.trace().orElseThrow();
        List<LocalVariable> all = LocalVariable.before(trace, -1, trace.steps().size());
        Value value = all.get(all.size() - 1).value().orElseThrow();
        return (Word) value;
    }
}
