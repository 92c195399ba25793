/**
 * Thrown if the gateway, or a command of `npm run`, cannot continue. The message says what the operator can do. Its only personal
 * data are those that the operator typed.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/**
 * Thrown if the configuration or the data folder must be repaired before the next start. `server.ts` then exits with code 78, and a command
 * of `npm run` with 1. Wrong environment variables do not throw it: `configOfProcess` exits with 78 itself.
 */
export class ConfigurationError extends OperatorError {
  override readonly name = 'ConfigurationError';
}
