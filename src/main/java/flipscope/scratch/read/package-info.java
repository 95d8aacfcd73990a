/**
 * Lines of C, C++, C#, Rust, Go, Python, JavaScript, Kotlin and Swift, read by their own rules and
 * written as Java that does the same; what Java cannot do exactly is refused by its name.
 */
package flipscope.scratch.read;
