/**
 * Wraps a token, password or one-time code so that it cannot reach a log by accident: every way of turning it into
 * text gives '[secret]'. Only `reveal` gives the value.
 */
export class Secret<T> {
  readonly #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  /** The value itself, for the one place that needs it. */
  reveal(): T {
    return this.#value;
  }

  toString(): string {
    return '[secret]';
  }

  toJSON(): string {
    return '[secret]';
  }

  /** What node's inspect (console.log, error printing) shows. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '[secret]';
  }
}
