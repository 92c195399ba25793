/** An object whose properties the compiler does not know, for example parsed JSON, a caught error or a library's event. */
export type UnknownProperties = Readonly<Record<string, unknown>>;

/**
 * Returns the same object with a type whose properties are `unknown`. Returns an empty object if the value is not an object. Array
 * elements can be read by their index. Use it instead of `Object(value)` and `Reflect.get`, whose results have the type `any`.
 */
export function propertiesOf(value: unknown): UnknownProperties {
  // The cast is safe, because a property that the object lacks reads as undefined.
  return typeof value === 'object' && value !== null ? (value as UnknownProperties) : {};
}

/** Whether a value is an object and not an array, as a JSON object is. */
export function isRecord(value: unknown): value is UnknownProperties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
