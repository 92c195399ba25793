/** Thrown if the gateway, or a command of `npm run`, cannot continue. The message says what the operator can do, and has no personal data. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** Thrown if the configuration or the data folder must be repaired before the next start. The process exits with code 78. */
export class ConfigurationError extends OperatorError {
  override readonly name = 'ConfigurationError';
}
