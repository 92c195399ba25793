import { type ContractIssue, wholeAnswer } from '@choose-life/contracts/gateway/outcome';
import type { z } from 'zod';
import { type AnswerShape, shapeOf } from './answer-shape.ts';
import type { Deviation, DeviationKind } from './deviation.ts';
import { tellableName, untold } from './member-name.ts';

/** What is looked at on top of every answer, whether its row names it or not (s.4). */
const head: ReadonlySet<string> = new Set(['responseCode', 'responseMessage', 'status']);

/** An answer may hold anything: after so many unknown members no more are looked at. */
const mostLookedAt = 64;

/** Where an accepted answer leaves the contract all the same. Each path once, however often it occurs in a list. */
export function findDeviations(response: z.ZodType, value: unknown): Deviation[] {
  const found = new Map<string, Deviation>();
  let left = mostLookedAt;
  const note = (kind: DeviationKind, path: string): void => {
    left--;
    found.set(`${kind} ${path}`, { kind, path });
  };

  const look = (at: unknown, shape: AnswerShape, path: string): void => {
    if (shape.tolerated?.safeParse(at).success === false) {
      note('left-out', path);
    } else if (Array.isArray(at)) {
      const { element } = shape;
      if (element?.isOfInterest !== true) return;
      const inside = `${path}[]`;
      for (const each of at) look(each, element, inside);
    } else if (typeof at === 'object' && at !== null && shape.members.size > 0) {
      lookAtMembers(at, shape, path);
    }
  };

  const lookAtMembers = (at: object, { members, pattern }: AnswerShape, path: string): void => {
    for (const key in at) {
      if (left <= 0) return;
      const member = members.get(key);
      if (member?.isOfInterest === true) {
        // Any object can be listed by its members; what comes out stays unknown.
        look((at as Record<string, unknown>)[key], member, below(path, key));
      } else if (member === undefined && pattern?.test(key) !== true && !(path === '' && head.has(key))) {
        note('extra', below(path, tellableName(key)));
      }
    }
  };

  look(value, shapeOf(response), '');
  return [...found.values()];
}

/** Where a refused answer left the contract: the paths of its issues, in names that may be told. */
export function refusedDeviations(response: z.ZodType, issues: readonly ContractIssue[]): Deviation[] {
  const paths = new Set(issues.slice(0, mostLookedAt).map(({ path }) => tellablePath(response, path)));
  return [...paths].map(path => ({ kind: 'refused', path }));
}

/** An issue's path in the contract's own names, list places as `[]`. */
function tellablePath(response: z.ZodType, path: string): string {
  if (path === wholeAnswer) return path;
  let told = '';
  let shape: AnswerShape | null | undefined = shapeOf(response);
  for (const part of path.split('.')) {
    if (shape?.element && /^\d+$/.test(part)) {
      told += '[]';
      shape = shape.element;
      continue;
    }
    const member: AnswerShape | undefined = shape?.members.get(part);
    if (member === undefined)
      return below(told, shape?.pattern?.test(part) === true ? untold : tellableName(part));
    told = below(told, part);
    shape = member;
  }
  return told;
}

function below(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}
