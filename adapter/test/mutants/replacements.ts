/** A piece of JSON as text: numbers that JavaScript cannot hold, or nesting that would be slow to build. */
class Raw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object by its members in order: the same name twice, or names that an object literal takes for something else. */
export class Members {
  readonly pairs: readonly (readonly [string, unknown])[];

  constructor(pairs: readonly (readonly [string, unknown])[]) {
    this.pairs = pairs;
  }
}

/** JSON.stringify that knows `Raw` and `Members`. */
export function writeJson(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (value instanceof Members) return `{${value.pairs.map(written).join(',')}}`;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) return `{${Object.entries(value).map(written).join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}

function written([name, value]: readonly [string, unknown]): string {
  return `${JSON.stringify(name)}:${writeJson(value)}`;
}

export const nested = (depth: number) => new Raw(`${'{"a":'.repeat(depth)}null${'}'.repeat(depth)}`);
const large = 'lorem ipsum '.repeat(3000);

/** Values that stand in for another, whatever that was. */
export const replacements: readonly unknown[] = [
  null,
  '',
  'text',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '42',
  ' 42',
  '1e3',
  '00',
  0,
  -1,
  42,
  1.5,
  22,
  true,
  false,
  [],
  {},
  [null],
  ['text'],
  [[]],
  { value: 1 },
  { 0: 'text', length: 1 },
  new Raw('1e400'),
  new Raw('-1e400'),
  new Raw('12345678901234567890'),
  new Raw('9007199254740993'),
  new Raw('-0'),
  new Raw('5E-324'),
  '\ud83d\ude00 e\u0301',
  new Raw('"\\ud800"'),
  '\u0000\u001f\u2028',
  large,
];

export const codeVariants: readonly unknown[] = [
  22,
  '22',
  ' 22 ',
  '22\n',
  '\t22',
  new Raw('22.0'),
  new Raw('2.2e1'),
  new Raw('"\\u0032\\u0032"'),
  '022',
  '22.0',
  '2 2',
  -22,
  23,
  '\uff12\uff12',
  ['22'],
  { code: 22 },
  '00',
  '0',
  '000',
  '00 ',
  ' 00',
  '00\u0000',
  'ok',
  'OK',
  '99',
  '',
  0,
  1,
  99,
  true,
  false,
  null,
  [],
  {},
];
export const statusVariants: readonly unknown[] = [
  'OK',
  'ok',
  ' OK',
  'OK ',
  'FAILED',
  '',
  '00',
  'true',
  null,
  true,
  200,
  [],
  {},
];

/** Names of unknown members, some of them known elsewhere or to JavaScript. */
export const extraNames = [
  'extraMember',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'toJSON',
  'then',
  'length',
  'data',
  'meta',
  'riskAge',
  'ascvd',
  'contentLibrary',
  'companyInfo',
  'responseMessage',
  'token',
  'hraQNewThingA',
  '__proto__',
  'constructor',
  'prototype',
  '',
  '0',
  'ada@example.test',
];
export const extraValues: readonly unknown[] = [
  null,
  'text',
  7,
  {},
  [],
  { data: null },
  true,
  nested(30),
  { data: [7] },
];

/** What another form of an answer stands under: there every value is tried. */
export const otherForms: ReadonlySet<string> = new Set([
  'data',
  'contentLibrary',
  'companyInfo',
  'riskAge',
  'ascvd',
]);
