/** Games of score four in addresses, which stepper and game share. */
package flipscope.web.cube;
