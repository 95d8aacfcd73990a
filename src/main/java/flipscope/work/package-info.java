/**
 * Who may do how much at once: {@link flipscope.work.WorkPool} runs work on a few threads, fairly;
 * {@link flipscope.work.ClientQuota} counts what each client takes; {@link
 * flipscope.work.HeapShare} says how much memory is for what is kept; {@link
 * flipscope.work.MemoryProbe} sees that there is none left.
 */
package flipscope.work;
