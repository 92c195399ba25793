/** The button after a fault. */
export const tryAgain = 'Try again';
