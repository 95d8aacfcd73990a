package flipscope.work;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClientQuotaTest {
    private final ClientQuota hundred = new ClientQuota(100);

    private int most(String client) {
        int taken = 0;
        while (hundred.take(client, 1)) {
            taken++;
        }
        return taken;
    }

    @Test
    void whoIsAloneHasHalfAndEveryOneAfterFindsAPlace() {
        assertThat(most("a")).isEqualTo(50);
        assertThat(most("b")).isEqualTo(25);
        assertThat(most("c")).isEqualTo(12);
        assertThat(hundred.take("d", 1)).isTrue();
        assertThat(hundred.taken()).isEqualTo(88);
    }

    @Test
    void whatIsGivenBackCanBeTakenAgain() {
        assertThat(hundred.take("a", 50)).isTrue();
        assertThat(hundred.take("a", 1)).isFalse();
        hundred.give("a", 10);
        assertThat(hundred.take("a", 10)).isTrue();
    }

    @Test
    void whoHasNothingIsForgotten() {
        assertThat(hundred.take("a", 7)).isTrue();
        assertThat(hundred.clients()).isEqualTo(1);
        hundred.give("a", 7);
        assertThat(hundred.clients()).isZero();
        assertThat(hundred.taken()).isZero();
    }

    @Test
    void whatIsRefusedIsNotCounted() {
        assertThat(hundred.take("a", 51)).isFalse();
        assertThat(hundred.clients()).isZero();
        assertThat(hundred.taken()).isZero();
    }
}
