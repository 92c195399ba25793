import { type AnswerShape, variantsOf } from '@choose-life/contracts/gateway/answer-shape';
import { type ContractIssue, rootPath } from '@choose-life/contracts/gateway/outcome';
import type { Deviation } from './deviation.ts';
import { below } from './drift-notes.ts';
import { hiddenName, loggableName } from './member-name.ts';

/** A list can have the same issue in each element: only the first ones are read. */
const maxIssues = 64;

/** Where a refused answer left the contract: the paths of its issues, in names that may be logged. */
export function refusedDeviations(shape: AnswerShape, issues: readonly ContractIssue[]): Deviation[] {
  const paths = new Set(issues.slice(0, maxIssues).map(({ path }) => loggablePath(shape, path)));
  return [...paths].map(path => ({ kind: 'refused', path }));
}

/** An issue's path in the contract's own names, list places as `[]`. */
function loggablePath(answer: AnswerShape, issuePath: string): string {
  if (issuePath === rootPath) return issuePath;
  let path = '';
  let forms = variantsOf(answer);
  for (const part of issuePath.split('.')) {
    const elements = forms.flatMap(form => (form.type === 'list' ? variantsOf(form.element) : []));
    if (elements.length > 0 && /^\d+$/.test(part)) {
      path += '[]';
      forms = elements;
      continue;
    }
    const objects = forms.filter(form => form.type === 'object');
    const members = objects.flatMap(({ members }) => members.get(part) ?? []);
    // A name that fits a pattern would show which question was answered.
    const isPattern = objects.some(({ pattern }) => pattern?.names.test(part) === true);
    if (members.length === 0) return below(path, isPattern ? hiddenName : loggableName(part));
    path = below(path, part);
    forms = members.flatMap(({ shape }) => variantsOf(shape));
  }
  return path;
}
