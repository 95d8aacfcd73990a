package flipscope.lesson.read;

import java.util.Collection;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Resolves the links and pictures of a lesson. */
final class Links {
    private static final Pattern WEB = Pattern.compile("(?i)https?://[^\\s\\\\<>\"]+");
    private static final String OPEN = "http:";

    private static final Pattern MAIL =
            Pattern.compile("(?i)mailto:[^\\s\\\\<>\"@]+@[^\\s\\\\<>\"@]+");
    private static final Pattern LESSON = Pattern.compile("([a-z0-9][a-z0-9-]*)(?:#(.*))?");
    private static final Pattern LESSON_PAGE = Pattern.compile("/lessons/([^/#?]+)(?:#(.*))?");
    private static final String PICTURES = "pictures/";

    private final String slug;
    private final Headings own;
    private final Outlines others;
    private final Folder folder;
    private final SiteLinks site;
    private final UnaryOperator<String> address;

    Links(String slug, Headings own, Outlines others, Folder folder, LessonTechniques techniques) {
        this.slug = slug;
        this.own = own;
        this.others = others;
        this.folder = folder;
        this.site = new SiteLinks(techniques);
        this.address = techniques.address();
    }

    static boolean isWeb(String address) {
        return WEB.matcher(address).matches();
    }

    /**
     * The address of a link.
     *
     * @throws Mistake if it leads nowhere or is not permitted
     */
    String link(String typed) {
        if (isWeb(typed) || MAIL.matcher(typed).matches()) {
            return typed;
        }
        if (typed.startsWith("#")) {
            return "#" + anchor(slug, typed.substring(1), own.names());
        }
        Matcher page = LESSON_PAGE.matcher(typed);
        if (page.matches()) {
            return lesson(page.group(1), Optional.ofNullable(page.group(2)));
        }
        if (typed.startsWith("/") && !typed.startsWith("//") && !typed.contains("\\")) {
            return address.apply(site.check(typed));
        }
        Matcher lesson = LESSON.matcher(typed);
        if (lesson.matches()) {
            return lesson(lesson.group(1), Optional.ofNullable(lesson.group(2)));
        }
        throw new Mistake(
                "a link must lead to https://…, mailto:…, another lesson, /trace/… or #heading,"
                        + " not to "
                        + Problems.quoted(typed));
    }

    /** What to write in place of an address whose answer is not encrypted. */
    static Optional<String> closed(String typed) {
        return typed.regionMatches(true, 0, OPEN, 0, OPEN.length())
                ? Optional.of("write https:, not http:, in " + Problems.quoted(typed))
                : Optional.empty();
    }

    private String lesson(String other, Optional<String> heading) {
        Outline outline =
                others.find(other)
                        .orElseThrow(
                                () ->
                                        new Mistake(
                                                "no lesson "
                                                        + Problems.quoted(other)
                                                        + Problems.meant(other, others.slugs())));
        String end = heading.map(name -> "#" + anchor(other, name, outline.anchors())).orElse("");
        return address.apply("/lessons/" + other + end);
    }

    private static String anchor(String lesson, String name, Collection<String> headings) {
        if (headings.contains(name)) {
            return Headings.PREFIX + name;
        }
        throw new Mistake(
                lesson
                        + " has no heading "
                        + Problems.quoted("#" + name)
                        + Problems.meant(name, headings.stream().sorted().toList()));
    }

    /**
     * The address of a picture.
     *
     * @throws Mistake if there is none or its place is not permitted
     */
    String picture(String typed) {
        Optional<String> notShownOnEncryptedPages = closed(typed);
        if (notShownOnEncryptedPages.isPresent()) {
            throw new Mistake(notShownOnEncryptedPages.get());
        }
        if (isWeb(typed)) {
            return typed;
        }
        if (!typed.startsWith(PICTURES)) {
            throw new Mistake(
                    "a picture must be at https://… or in the folder pictures/, not at "
                            + Problems.quoted(typed));
        }
        String name = typed.substring(PICTURES.length());
        if (!folder.pictures().contains(name)) {
            throw new Mistake(
                    "no picture "
                            + Problems.quoted(typed)
                            + Problems.meant(name, folder.pictures()));
        }
        return address.apply("/lessons/" + slug + "/" + PICTURES + name);
    }
}
