/**
 * Who may do how much at once: {@link flipscope.work.WorkPool} runs work on a few threads, fairly;
 * {@link flipscope.work.Allotment} counts what each client takes.
 */
package flipscope.work;
