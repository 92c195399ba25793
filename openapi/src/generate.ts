import { writeFile } from 'node:fs/promises';
import type { Operation } from '@choose-life/contracts/gateway/operation';
import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import openapiTS, { astToString } from 'openapi-typescript';
import { acceptedNameOf, buildDocument } from './build-document.ts';
import { addUndefinedIfOptional } from './types-of.ts';

const fileHeader = "// Generated from the table of calls by 'npm run generate'. Do not edit.\n";

/** The text of each generated file, by name. */
export async function generate(): Promise<
  Record<'gateway.openapi.json' | 'gateway.d.ts' | 'success-rules.js', string>
> {
  const document = buildDocument();
  // As text, because openapi-typescript and the library that creates the document have different types for documents.
  const ast = await openapiTS(JSON.stringify(document), {
    // A member with a default value stays optional: a request may omit it.
    defaultNonNullable: false,
    transformProperty: addUndefinedIfOptional,
  });
  return {
    'gateway.openapi.json': `${JSON.stringify(document, null, 2)}\n`,
    'gateway.d.ts': `${fileHeader}${astToString(ast)}${acceptedTypesText()}`,
    'success-rules.js': `${fileHeader}${successRulesText()}`,
  };
}

function acceptedTypesText(): string {
  const answers = operationIds.map(id => `  '${id}': components['schemas']['${acceptedNameOf(id)}'];`);
  return `/** The accepted answer of each call. */
export interface AcceptedAnswers {
${answers.join('\n')}
}
/**
 * Whether an answer says that the call was accepted, by the call's success rule: \`isAccepted('hra.getReportData', data)\`. Calls whose description
 * requires HTTP 2xx succeed only if the status is 2xx too, which this function cannot check.
 */
export declare function isAccepted<Id extends keyof AcceptedAnswers>(
  operation: Id,
  answer: unknown,
): answer is AcceptedAnswers[Id];
`;
}

/** The declaration of the success rules, which `gateway.js` reads. */
function successRulesText(): string {
  const rules = operationIds.map(id => {
    const { success }: Operation = operations[id];
    const rule = success.kind === 'field' ? success.field : `(${success.kind})`;
    return `  '${id}': '${rule}',`;
  });
  return `
/** For each call, the kind of its success rule in parentheses, or the name of the field that proves success. */
export const successRules = {
${rules.join('\n')}
};
`;
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generate())) {
    await writeFile(new URL(`../${name}`, import.meta.url), text);
    console.log(`Wrote openapi/${name}`);
  }
}
