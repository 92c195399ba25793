import { writeFile } from 'node:fs/promises';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import openapiTS, { astToString } from 'openapi-typescript';
import { acceptedNameOf, buildDocument } from './build-document.ts';
import { orUndefined } from './types-of.ts';

const head = "// Generated from the table of calls by 'npm run generate'. Do not edit.\n";

/** The generated files by name, as they must stand in the repository. */
export async function generate(): Promise<
  Record<'gateway.openapi.json' | 'gateway.d.ts' | 'gateway.js', string>
> {
  const document = buildDocument();
  // openapi-typescript takes its own type for a document; ours is plain JSON of that shape.
  const ast = await openapiTS(JSON.stringify(document), {
    defaultNonNullable: false,
    transformProperty: orUndefined,
  });
  return {
    'gateway.openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'gateway.d.ts': `${head}${astToString(ast)}${isAcceptedTypes()}`,
    'gateway.js': `${head}${isAcceptedText()}`,
  };
}

const isAcceptedDoc =
  "/** Whether an answer says that the call was accepted, by the call's success rule: `isAccepted('hra.getReportData', data)`. */";

function isAcceptedTypes(): string {
  const answers = operationIds.map(id => `  '${id}': components['schemas']['${acceptedNameOf(id)}'];`);
  return `/** What each call answers when it was accepted. */
export interface AcceptedAnswers {
${answers.join('\n')}
}
${isAcceptedDoc}
export declare function isAccepted<Id extends keyof AcceptedAnswers>(
  operation: Id,
  answer: unknown,
): answer is AcceptedAnswers[Id];
`;
}

function isAcceptedText(): string {
  const rules = operationIds.map(id => {
    const { success }: Operation = operations[id];
    return `  '${id}': '${success.kind === 'field' ? success.field : `(${success.kind})`}',`;
  });
  return `
/** What tells the success of a call: a rule, or the name of a field. */
const rules = {
${rules.join('\n')}
};

${isAcceptedDoc}
export function isAccepted(operation, answer) {
  const rule = rules[operation];
  if (rule === '(pdf)') return typeof answer === 'string' && answer !== '';
  const { responseCode, status, [rule]: field } = Object(answer);
  if (responseCode !== undefined && responseCode !== '00') return false;
  if (rule === '(code)') return responseCode === '00';
  if (rule === '(status)') return status === 'OK';
  return rule === '(accepted)' || (typeof field === 'string' && field !== '');
}
`;
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generate())) {
    await writeFile(new URL(`../${name}`, import.meta.url), text);
    console.log(`Wrote openapi/${name}`);
  }
}
