package flipscope.web.figure;

import flipscope.web.page.Feature;
import java.util.Map;

/** A feature whose pages have preview cards. */
public interface Pictured extends Feature {
    /** The sources of cards by the paths of pages; of those below each other the longest counts. */
    Map<String, CardSource> cards();
}
