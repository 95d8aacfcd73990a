/** The load tester: players who play whole games over HTTP and check every answer. */
package flipscope.soak;
