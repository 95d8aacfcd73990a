/** The whole site as files, for any web host: what the browser's form of this program needs. */
package flipscope.export;
