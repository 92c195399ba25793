/** The types of single values. */
export const scalarTypes = ['string', 'number', 'boolean', 'null'] as const;
export type ScalarType = (typeof scalarTypes)[number];

/** What an answer must have at one place. Answers are judged by it; the pact files say the same in Pact's words. */
export type ExpectedValue =
  | ExactValue
  | ScalarValue
  | { readonly kind: 'list'; readonly min: 0 | 1; readonly element: ExpectedValue }
  /** Members beside these are free. */
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, ExpectedValue>> };

/** A fixed code. */
export interface ExactValue {
  readonly kind: 'exactly';
  readonly value: unknown;
}

/** Any value of the types. */
export interface ScalarValue {
  readonly kind: 'scalar';
  readonly example: unknown;
  /** That of the example first. */
  readonly types: readonly ScalarType[];
  /** Null: any text where the types have texts. */
  readonly pattern: TextPattern | null;
}

/** Texts of one form. */
export interface TextPattern {
  readonly regex: string;
  /** For whoever reads that an answer is not like that. */
  readonly inWords: string;
  /** Whether what is found there may be shown, when it is as short as a code. */
  readonly isCode: boolean;
}

/** Exactly this value. */
export function exactly(value: unknown): ExactValue {
  return { kind: 'exactly', value };
}

/** A value of the example's own type, or of any other of the types. */
export function like(example: unknown, types: readonly ScalarType[] = []): ScalarValue {
  const own = typeOf(example);
  return { kind: 'scalar', example, types: [own, ...types.filter(type => type !== own)], pattern: null };
}

/** A text that fits a pattern. */
export function textLike(pattern: TextPattern, example: string): ScalarValue {
  return { ...like(example), pattern };
}

/** An object with these members, and any others. */
export function objectOf(members: Readonly<Record<string, ExpectedValue>>): ExpectedValue {
  return { kind: 'object', members };
}

/** An answer that is as expected, with the examples in it. */
export function exampleOf(expected: ExpectedValue): unknown {
  switch (expected.kind) {
    case 'exactly':
      return expected.value;
    case 'scalar':
      return expected.example;
    case 'list':
      return [exampleOf(expected.element)];
    case 'object':
      return Object.fromEntries(
        Object.entries(expected.members).map(([name, member]) => [name, exampleOf(member)]),
      );
  }
}

function typeOf(example: unknown): ScalarType {
  if (example === null) return 'null';
  const type = typeof example;
  if (type === 'string' || type === 'number' || type === 'boolean') return type;
  throw new Error(`an example of a single value is of type ${type}`);
}
