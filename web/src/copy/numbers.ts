/** Asks for a number that can be read, wherever one is typed. */
export const notANumber = 'Enter a number in digits, for example 70 or 5.5.';
