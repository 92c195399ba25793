/** The name of the percent-encoded form of a value. Provider states return this form too, for use in a path. */
export function encodedValueName(name: string): string {
  return `${name}InPath`;
}
