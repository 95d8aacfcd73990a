/**
 * What stands instead of classes and methods that TeaVM's class library lacks, or has otherwise;
 * and instead of what a browser has no use for: caches that many share, threads, logs.
 *
 * <p>A class has the name of the one it stands for. Methods that stand for single methods are
 * marked with {@link flipscope.browser.instead.InsteadOf}. All are ordinary Java, so that tests
 * hold them against the JDK's.
 */
package flipscope.browser.instead;
