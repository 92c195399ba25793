import { type UrgentId, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { optionLabelOf, questionLabelOf, questionOf } from './asked-questions.ts';
import { choiceOf, type Facts, numberOf } from './facts.ts';

/** When a sentence is said. The words, for the reviewing clinician, are made from the same values as the test: the two cannot differ. */
export interface Condition {
  readonly words: string;
  readonly keys: readonly string[];
  holds(facts: Facts): boolean;
}

export function chose(key: string, ...options: readonly string[]): Condition {
  const labels = options.map(option => `"${optionLabelOf(key, option)}"`);
  return {
    words: `"${questionLabelOf(key)}": ${labels.join(' or ')}`,
    keys: [key],
    holds: ({ answers }) => options.includes(choiceOf(answers, key) ?? ''),
  };
}

export interface Quantity {
  readonly name: string;
  readonly keys: readonly string[];
  read(facts: Facts): number | null;
}

/** Holds from `from` up to, but not including, `below`. A number that is not known holds nothing. */
export function within(quantity: Quantity, from: number | null, below: number | null): Condition {
  const { keys, name, read } = quantity;
  const start = from === null ? '' : below === null ? ` ${from} or more` : ` from ${from}`;
  const end = below === null ? '' : ` ${from === null ? '' : 'to '}under ${below}`;
  return {
    words: `${name}${start}${end}`,
    keys,
    holds: facts => {
      const value = read(facts);
      return value !== null && (from === null || value >= from) && (below === null || value < below);
    },
  };
}

export function when(words: string, keys: readonly string[], holds: Condition['holds']): Condition {
  return { words, keys, holds };
}

/** A person who stopped so recently counts as smoking. */
export const quitRecently = when(
  'stopped smoking less than a year ago',
  ['smoking', 'years_since_quitting'],
  ({ measurements }) => measurements.hasQuitRecently,
);

export function anyPositive(words: string, ...keys: readonly string[]): Condition {
  return when(words, keys, ({ answers }) => keys.some(key => (numberOf(answers, key) ?? 0) > 0));
}

export function all(...parts: readonly Condition[]): Condition {
  return {
    words: parts.map(wordsWithin).join(', and '),
    keys: keysOf(parts),
    holds: facts => parts.every(part => part.holds(facts)),
  };
}

/** A choice inside a longer condition gets brackets, so that it can be read in one way only. */
function wordsWithin({ words }: Condition): string {
  return words.includes(', or ') && !words.startsWith('not (') ? `(${words})` : words;
}

export function any(...parts: readonly Condition[]): Condition {
  return {
    words: parts.map(({ words }) => words).join(', or '),
    keys: keysOf(parts),
    holds: facts => parts.some(part => part.holds(facts)),
  };
}

export function not(part: Condition): Condition {
  return { words: `not (${part.words})`, keys: part.keys, holds: facts => !part.holds(facts) };
}

export function toCheck(...keys: readonly string[]): Condition {
  const names = questionsOf({ keys }).map(questionLabelOf);
  return {
    words: `the answer to "${names.join('" or "')}" is to be checked`,
    keys,
    holds: ({ checks }) => checks.some(({ key }) => keys.includes(key)),
  };
}

/** The same condition in fewer words. */
export function named(words: string, { holds, keys }: Condition): Condition {
  return { words, keys, holds };
}

/** One of these rows of the table of urgent situations applies. */
export function urgent(...ids: readonly UrgentId[]): Condition {
  const rows = urgentRows.filter(({ id }) => ids.includes(id));
  return {
    words: `section 1: ${rows.map(({ title }) => `"${title}"`).join(' or ')}`,
    keys: [...new Set(rows.flatMap(({ keys }) => keys))],
    holds: facts => ids.some(id => facts.urgent.has(id)),
  };
}

export function questionsOf({ keys }: Pick<Condition, 'keys'>): string[] {
  return [...new Set(keys.map(questionOf))];
}

function keysOf(parts: readonly Condition[]): string[] {
  return [...new Set(parts.flatMap(({ keys }) => keys))];
}
