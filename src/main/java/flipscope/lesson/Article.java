package flipscope.lesson;

/** The articles that Flipscope began with. */
public enum Article {
    S0("JavaScriptでのリバーシのビットボードの実装"),
    S1("ビットボードの紹介~少しのオセロ実装を添えて~"),
    S2("組込み屋でもアプリがしたい! 第6局"),
    S3("最強の立体四目並べAIを作る part2 | bit boardの実装"),
    S4("BitBoardを利用してリバーシの合法手を求める");

    private final String title;

    Article(String title) {
        this.title = title;
    }

    /** As a lesson names it among its sources. */
    public Source source() {
        return new Source(name(), title, "");
    }
}
