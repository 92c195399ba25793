import { rootPath } from '@choose-life/contracts/gateway/outcome';

/** A step of a path in an answer: a member's name, or a place in a list. */
export type Step = string | number;

/** The path as people read it: `data[0].waitListId`; the answer itself is `(answer)`. */
export function pathText(steps: readonly Step[]): string {
  const text = steps.map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
  return text.replace(/^\./, '') || rootPath;
}

/** The path of the same place in every element of its lists: `data[].waitListId`. */
export function withoutIndexes(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}
