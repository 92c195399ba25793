/**
 * What a place of an answer must hold, as the oracle describes it. It shares nothing with the contract's schemas.
 * - `text`, `number`: of that type. `filled`: a text that is not empty. `id`: a text or a whole number.
 * - `answer`: a text or a number.
 */
export type Rule = {
  /** `needed`: there and not null. `nullable`: there, or null. `optional`: may be missing too. */
  readonly presence: 'needed' | 'nullable' | 'optional';
} & (
  | { readonly is: 'text' | 'filled' | 'number' | 'id' | 'answer' }
  | { readonly is: 'list'; readonly of: Rule }
  | {
      readonly is: 'object';
      readonly members: Readonly<Record<string, Rule>>;
      /** Members known by how their name begins. */
      readonly beginning?: { readonly with: string; readonly rule: Rule };
    }
);

/** Whether a value keeps a rule; `either`: the specification leaves it open. */
export type Fit = 'yes' | 'no' | 'either';

/** Longer than any text of the contract that has a limit somewhere (a unique string, a token). */
const longText = 500;

export function fitOf(rule: Rule, value: unknown): Fit {
  if (value === undefined) return rule.presence === 'optional' ? 'yes' : 'no';
  if (value === null) return rule.presence === 'needed' ? 'no' : 'yes';
  switch (rule.is) {
    case 'text':
      return yesIf(typeof value === 'string');
    case 'filled':
      if (typeof value !== 'string' || value === '') return 'no';
      return value.length > longText ? 'either' : 'yes';
    case 'number':
      return yesIf(typeof value === 'number' && Number.isFinite(value));
    case 'answer':
      return yesIf(typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)));
    case 'id':
      return fitOfId(value);
    case 'list':
      return Array.isArray(value) ? worstOf(value.map(each => fitOf(rule.of, each))) : 'no';
    case 'object':
      if (!isRecord(value)) return 'no';
      return worstOf(placesOf(rule, value).map(([name, member]) => fitOf(member, own(value, name))));
  }
}

/** What a reader gets of a value that fits: the members the rule names, null for what is missing. */
export function readBy(rule: Rule, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (rule.is === 'list') return Array.isArray(value) ? value.map(each => readBy(rule.of, each)) : null;
  if (rule.is !== 'object') return value;
  if (!isRecord(value)) return null;
  return placesOf(rule, value).map(([name, member]) => [name, readBy(member, own(value, name))]);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that an object itself has: `toString` is nothing that was sent. */
export function own(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function placesOf(rule: Extract<Rule, { is: 'object' }>, value: Record<string, unknown>): [string, Rule][] {
  const named = Object.entries(rule.members);
  const { beginning } = rule;
  if (!beginning) return named;
  const begun = Object.keys(value).filter(name => name.startsWith(beginning.with));
  return [...named, ...begun.sort().map((name): [string, Rule] => [name, beginning.rule])];
}

/** A number is exact up to 2^53 only; a larger one would be another id. An empty text or 1.5 may or may not be an id. */
function fitOfId(value: unknown): Fit {
  if (typeof value === 'string') return value === '' ? 'either' : 'yes';
  if (typeof value !== 'number') return 'no';
  if (Number.isSafeInteger(value)) return 'yes';
  return Number.isInteger(value) || !Number.isFinite(value) ? 'no' : 'either';
}

function worstOf(fits: readonly Fit[]): Fit {
  if (fits.includes('no')) return 'no';
  return fits.includes('either') ? 'either' : 'yes';
}

function yesIf(condition: boolean): Fit {
  return condition ? 'yes' : 'no';
}
