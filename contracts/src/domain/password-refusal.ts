/**
 * `responseCode` of a gateway that refuses a new password for what it is, and tells what to choose. Our own gateway answers it
 * where the specification shows no number; a page then knows that link, address and old password are not what was wrong.
 */
export const passwordRefusedCode = '99-password';
