/** A question as it is asked, marked and explained, wherever it stands. */
package flipscope.web.question;
