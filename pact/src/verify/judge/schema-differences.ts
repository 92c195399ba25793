import { type ContractIssue, rootPath } from '@choose-life/contracts/gateway/outcome';
import { describeValue, type Place } from './describe-value.ts';
import type { Difference } from './difference.ts';
import { pathText, type Step } from './json-path.ts';

/** The differences by the schema. The words of an issue name types and fixed values, never the value that came. */
export function schemaDifferences(issues: readonly ContractIssue[], answer: unknown): Difference[] {
  return issues.map(({ path, message }) => {
    const steps = stepsIn(path, answer);
    const value = valueAt(answer, steps);
    return {
      path: pathText(steps),
      expected: expectedText(message),
      got: describeValue(value, placeOf(message)),
      nature: value === undefined ? 'missing' : 'other',
    };
  });
}

/** The schema's paths are joined by dots; the answer itself shows which steps are indexes of a list. */
function stepsIn(path: string, answer: unknown): Step[] {
  if (path === rootPath) return [];
  const steps: Step[] = [];
  for (const step of path.split('.')) {
    steps.push(Array.isArray(valueAt(answer, steps)) && /^\d+$/.test(step) ? Number(step) : step);
  }
  return steps;
}

function valueAt(answer: unknown, steps: readonly Step[]): unknown {
  // Object() makes any value readable by name; a scalar has no members.
  return steps.reduce<unknown>((value, step) => Object(value)[step], answer);
}

/** `Invalid input: expected number, received string` → `number` */
function expectedText(message: string): string {
  const expected = /expected (.+?)(?:, received .*)?$/.exec(message)?.[1] ?? message;
  if (/to have >=1 characters/.test(expected)) return 'a string that is not empty';
  return namesOfTypes[expected] ?? expected;
}

const namesOfTypes: Readonly<Record<string, string>> = { array: 'a list', object: 'an object' };

function placeOf(message: string): Place {
  if (/expected number/.test(message)) return 'number';
  return /expected "/.test(message) ? 'code' : 'other';
}
