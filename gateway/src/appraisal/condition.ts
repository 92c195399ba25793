import { type UrgentId, urgentRows } from '@choose-life/contracts/domain/report/urgent-rows';
import { optionLabelOf, questionLabelOf, questionOf } from './asked-questions.ts';
import { choiceOf, type Facts, numberOf } from './facts.ts';

/**
 * The condition of a sentence in the report. It also has a description, which docs/report.md lists for clinicians. Most descriptions are made
 * from the same values as the test, so that the two cannot differ.
 */
export interface Condition {
  /** For clinicians, in docs/report.md. */
  readonly description: string;
  /** The answer keys that the test reads. */
  readonly keys: readonly string[];
  holds(facts: Facts): boolean;
}

/** One of these options of a question was chosen. */
export function chose(key: string, ...options: readonly string[]): Condition {
  const labels = options.map(option => `"${optionLabelOf(key, option)}"`);
  return {
    description: `"${questionLabelOf(key)}": ${labels.join(' or ')}`,
    keys: [key],
    holds: ({ answers }) => options.includes(choiceOf(answers, key) ?? ''),
  };
}

/** A number that conditions test. */
export interface Quantity {
  /** Its name and unit in descriptions. */
  readonly name: string;
  readonly keys: readonly string[];
  /** Null if it is not known. */
  read(facts: Facts): number | null;
}

/** A number is `from` or more, and under `below`; null means no limit. It does not hold for an unknown number. */
export function within(quantity: Quantity, from: number | null, below: number | null): Condition {
  const { keys, name, read } = quantity;
  return {
    description: `${name}${limitsText(from, below)}`,
    keys,
    holds: facts => {
      const value = read(facts);
      return value !== null && (from === null || value >= from) && (below === null || value < below);
    },
  };
}

function limitsText(from: number | null, below: number | null): string {
  if (from === null) return below === null ? '' : ` under ${below}`;
  return below === null ? ` ${from} or more` : ` from ${from} to under ${below}`;
}

/** A condition with its own test and description. */
export function when(description: string, keys: readonly string[], holds: Condition['holds']): Condition {
  return { description, keys, holds };
}

/** The person stopped smoking less than a year ago, and still counts as smoking. */
export const quitRecently = when(
  'stopped smoking less than a year ago',
  ['smoking', 'years_since_quitting'],
  ({ measurements }) => measurements.hasQuitRecently,
);

/** At least one of these answers is a number above 0. */
export function anyPositive(description: string, ...keys: readonly string[]): Condition {
  return when(description, keys, ({ answers }) => keys.some(key => (numberOf(answers, key) ?? 0) > 0));
}

/** All of these conditions hold. */
export function all(...parts: readonly Condition[]): Condition {
  return {
    description: parts.map(descriptionWithin).join(', and '),
    keys: keysOf(parts),
    holds: facts => parts.every(part => part.holds(facts)),
  };
}

/** The description inside `all`. One with "or" gets brackets, so that it is not ambiguous; one of `not` already has them. */
function descriptionWithin({ description }: Condition): string {
  return description.includes(', or ') && !description.startsWith('not (') ? `(${description})` : description;
}

/** At least one of these conditions holds. */
export function any(...parts: readonly Condition[]): Condition {
  return {
    description: parts.map(({ description }) => description).join(', or '),
    keys: keysOf(parts),
    holds: facts => parts.some(part => part.holds(facts)),
  };
}

/** The condition does not hold. */
export function not(part: Condition): Condition {
  return { description: `not (${part.description})`, keys: part.keys, holds: facts => !part.holds(facts) };
}

/** One of these answers is to be checked (`checks` of `Facts`). */
export function toCheck(...keys: readonly string[]): Condition {
  const names = questionsOf({ keys }).map(questionLabelOf);
  return {
    description: `the answer to "${names.join('" or "')}" is to be checked`,
    keys,
    holds: ({ checks }) => checks.some(({ key }) => keys.includes(key)),
  };
}

/** The same condition with a shorter description. */
export function named(description: string, { holds, keys }: Condition): Condition {
  return { description, keys, holds };
}

/** One of these urgent situations applies. */
export function urgent(...ids: readonly UrgentId[]): Condition {
  const rows = urgentRows.filter(({ id }) => ids.includes(id));
  return {
    description: `section 1: ${rows.map(({ title }) => `"${title}"`).join(' or ')}`,
    keys: [...new Set(rows.flatMap(({ keys }) => keys))],
    holds: facts => ids.some(id => facts.urgent.has(id)),
  };
}

/** The questions of the answers that a condition reads. */
export function questionsOf({ keys }: Pick<Condition, 'keys'>): string[] {
  return [...new Set(keys.map(questionOf))];
}

function keysOf(parts: readonly Condition[]): string[] {
  return [...new Set(parts.flatMap(({ keys }) => keys))];
}
