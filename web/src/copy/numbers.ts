/** The error of a number field whose text is not a number. */
export const notANumber = 'Enter a number in digits, for example 70 or 5.5.';
