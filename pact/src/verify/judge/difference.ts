/** One place where an answer is not what the contract asks for. It holds nothing that may not be shown. */
export interface Difference {
  /** `data.ascvd.data.age`, `data[3].waitListId`, `(answer)`, `(status)`, `(header content-type)`. */
  readonly path: string;
  readonly expected: string;
  /** By the rule of `describe-value.ts`. */
  readonly got: string;
  /** `missing`: a member that is not there, or null in place of an object or a list. `short-list`: a list with fewer elements than asked for. */
  readonly nature: 'missing' | 'short-list' | 'other';
}

/** `data.ascvd.data.age: expected number, got "42"` */
export function differenceText({ path, expected, got }: Difference): string {
  return `${path}: expected ${expected}, got ${got}`;
}
