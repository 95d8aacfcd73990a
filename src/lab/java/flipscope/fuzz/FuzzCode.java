package flipscope.fuzz;

import flipscope.judge.CompressedCode;
import flipscope.web.HostileAddresses;
import flipscope.web.write.WrittenAddress;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Addresses with code of every shape, and those that once did harm. */
final class FuzzCode {
    private static final List<String> HOSTILE =
            Stream.of(HostileAddresses.all(), HostileAddresses.BELOW_A_BASE)
                    .flatMap(List::stream)
                    .toList();

    private static final List<String> BEFORE =
            List.of("", "long left(long own, long opponent) { ", "class T { ", "/**", "//");

    private static final int LONGEST = 4_000;

    private final Random random;

    FuzzCode(Random random) {
        this.random = random;
    }

    String address() {
        if (random.nextBoolean()) {
            return pick(HOSTILE);
        }
        return switch (random.nextInt(4)) {
            case 0 -> WrittenAddress.judged("left", code());
            case 1 -> WrittenAddress.stepped("left", code());
            case 2 -> "/bits?code=" + CompressedCode.write(code());
            default -> "/bits/steps?code=" + CompressedCode.write(code());
        };
    }

    /** One to four parts many times over, or any parts in any order. */
    private String code() {
        StringBuilder code = new StringBuilder(pick(BEFORE));
        int longest = 1 + random.nextInt(LONGEST);
        String same = parts(1 + random.nextInt(4));
        boolean mixed = random.nextInt(3) == 0;
        while (code.length() < longest) {
            code.append(mixed ? pick(HostileAddresses.PARTS) : same);
        }
        code.setLength(Math.min(code.length(), LONGEST));
        return code.toString();
    }

    private String parts(int count) {
        return Stream.generate(() -> pick(HostileAddresses.PARTS))
                .limit(count)
                .collect(Collectors.joining());
    }

    private String pick(List<String> all) {
        return all.get(random.nextInt(all.size()));
    }
}
