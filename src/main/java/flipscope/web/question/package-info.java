/** A question as it is asked and explained, wherever it stands; {@code answer} marks it. */
package flipscope.web.question;
