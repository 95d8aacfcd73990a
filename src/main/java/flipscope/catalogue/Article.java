package flipscope.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The articles that Flipscope began with, and whom each of them thanks. Lessons name them among
 * their sources, and algorithms as their origin.
 */
public enum Article {
    S0(
            new Work(
                    "rimol",
                    "JavaScriptでのリバーシのビットボードの実装",
                    "2016/..",
                    "https://qiita.com/rimol/items/9ed84a4fd4cbfdb83d71"),
            new Work(
                    "primenumber",
                    "",
                    "2016",
                    "http://primenumber.hatenadiary.jp/entry/2016/12/26/063226"),
            new Work(
                    "t-ishii",
                    "",
                    "2014",
                    "http://t-ishii.cocolog-nifty.com/blog/2014/02/flip-02bb.html"),
            new Work("saharan", "", "", "https://github.com/saharan/ReversiAI")),
    S1(
            new Work(
                    "watergreat31",
                    "ビットボードの紹介~少しのオセロ実装を添えて~",
                    "2020",
                    "https://qiita.com/watergreat31/items/09f114799319c7ba19dc")),
    S2(new Work("", "組込み屋でもアプリがしたい! 第6局", "", "")),
    S3(
            new Work(
                    "qweral",
                    "最強の立体四目並べAIを作る part2 | bit boardの実装",
                    "2024/..",
                    "https://note.com/qweral/n/necb2425b0b28")),
    S4(
            new Work(
                    "torajiro1220",
                    "BitBoardを利用してリバーシの合法手を求める",
                    "2020",
                    "https://qiita.com/torajiro1220/items/e891355327a368a5f189"),
            new Work(
                    "sensuikan1973",
                    "オセロをビットボードで実装する",
                    "",
                    "https://qiita.com/sensuikan1973/items/459b3e11d91f3cb37e43"));

    @SuppressWarnings("ImmutableEnumChecker") // A record of strings.
    private final Work work;

    @SuppressWarnings("ImmutableEnumChecker") // Always a list that cannot change.
    private final List<Work> thanked;

    Article(Work work, Work... thanked) {
        this.work = work;
        this.thanked = List.of(thanked);
    }

    /**
     * Something that was published. What is not known is empty.
     *
     * @param author the name that it was published under
     * @param title in its own language, Japanese
     * @param year when it appeared; {@code 2016/..} where only what it names tells: not before then
     * @param url where it can be read
     */
    public record Work(String author, String title, String year, String url) {}

    /** The article itself. */
    public Work work() {
        return work;
    }

    /** What it names as its own sources. */
    public List<Work> thanked() {
        return thanked;
    }

    /** The article of a code such as {@code S1}. */
    public static Optional<Article> of(String code) {
        return Arrays.stream(values()).filter(each -> each.name().equals(code)).findFirst();
    }

    /** The articles that an algorithm's origin names: {@code S4, S2}; none where it is a word. */
    public static List<Article> in(String origin) {
        return Arrays.stream(origin.split(", ", -1))
                .map(Article::of)
                .flatMap(Optional::stream)
                .toList();
    }
}
