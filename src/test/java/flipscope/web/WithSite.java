package flipscope.web;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/** Brings the site to a test class, which gets it in its static {@link Site} field. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(SiteExtension.class)
public @interface WithSite {
    /** The folder of an instructor's own lessons; empty for the site as it is. */
    String lessons() default "";

    /** Whether HTTP is the matter: each request goes through a server. */
    boolean overHttp() default false;

    /** Lessons with a block of every kind, and with every mistake. */
    String TEACHING = "src/test/resources/teaching";
}
