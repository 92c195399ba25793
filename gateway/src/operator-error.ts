/** The gateway, or a command, cannot go on. The message tells the operator what to do; it holds nothing of a person. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** The configuration or the data folder must be repaired before a start: exit code 78. */
export class ConfigurationError extends OperatorError {
  override readonly name = 'ConfigurationError';
}
