/** An object whose properties are not known to the compiler: parsed JSON, a caught error, a library's event. */
export type UnknownProperties = Readonly<Record<string, unknown>>;

/**
 * The value itself, so that its properties can be read as `unknown`; an empty object if the value is no object. Array elements can be
 * read by their index. Use it instead of `Object(value)` and `Reflect.get`, whose results have the type `any`.
 */
export function propertiesOf(value: unknown): UnknownProperties {
  // Every object can be read by any name: a property that it lacks is undefined.
  return typeof value === 'object' && value !== null ? (value as UnknownProperties) : {};
}
