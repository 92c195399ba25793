import { wholeAnswer } from '@choose-life/contracts/gateway/outcome';

/** A step of a path in a pact file: a member's name, a place in a list, or every place. */
export type Step = string | number;

/** The step that stands for every member or place. */
export const anyStep = '*';

/** Reads the paths that pact files use: `$.data[*].waitListId`, `$['hra.q.sex.a']`. */
export function stepsOf(path: string): Step[] {
  const tokens = path.matchAll(/\.([^.[\]]+)|\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]|\[(\*)\]/g);
  return [...tokens].map(([, dotted, quoted, index, any]) =>
    index === undefined ? (dotted ?? quoted ?? any ?? '') : Number(index),
  );
}

/** The path as people read it: `data[0].waitListId`; the answer itself is `(answer)`. */
export function pathText(steps: readonly Step[]): string {
  const text = steps.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return text.replace(/^\./, '') || wholeAnswer;
}
