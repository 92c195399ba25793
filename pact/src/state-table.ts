import { pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { operations } from '@choose-life/contracts/gateway/operations';
import { pathValueName } from '@choose-life/gateway/testing/path-value-name';
import { interactions } from './interactions/interactions.ts';
import { providerStates } from './provider-states.ts';

/** The values that some interaction has in its path. */
const inPaths: ReadonlySet<unknown> = new Set(
  interactions.flatMap(({ operationId, request }) =>
    pathParametersOf(operations[operationId].path).map(parameter => request.from[parameter]),
  ),
);

/** Every state as somebody has to know it who writes its handler: a value that goes into a path has a second form for it. */
export const stateRows = Object.entries(providerStates).map(([name, { means, parameters, values }]) => ({
  name,
  means,
  parameters,
  values: values.flatMap(value => [value, ...(inPaths.has(value) ? [pathValueName(value)] : [])]),
}));

const code = (text: string) => `\`${text}\``;

const mark = '<!-- The table: npm run generate writes it. -->';

/** The page of the states with its table written anew. */
export function statesDoc(page: string): string {
  const rows = stateRows.map(({ means, name, parameters, values }) => {
    const cells = [name, means, Object.keys(parameters).map(code).join(', ')];
    return [...cells, values.map(code).join(', ')];
  });
  const head = ['State', 'What must be true', 'Parameters', 'Values to give back'];
  const table = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`);
  const [before = '', , after = ''] = page.split(mark);
  return `${before}${mark}\n\n${table.join('\n')}\n\n${mark}${after}`;
}
