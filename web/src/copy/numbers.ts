/** The error of every field for a number whose text is not one. */
export const notANumber = 'Enter a number in digits, for example 70 or 5.5.';
