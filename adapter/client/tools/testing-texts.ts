import { exampleAnswerOf } from '@choose-life/adapter/docs/example-answers';
import { failureOf } from '@choose-life/adapter/docs/failures';
import { errorKinds } from '@choose-life/contracts/gateway/error-kinds';
import { callIds } from '@choose-life/contracts/gateway/extensions';

export async function exampleAnswersText(): Promise<string> {
  const answers = await Promise.all(
    callIds.map(async id => `'${id}': ${JSON.stringify(await exampleAnswerOf(id))},`),
  );
  return `/** The answer of each procedure to the contract's own example of the gateway's answer. */
export const exampleAnswers: Readonly<Record<string, unknown>> = {
${answers.join('\n')}
};
`;
}

export function errorRowsText(): string {
  const rows = errorKinds.map(each => {
    const { code: number, data } = failureOf(each).error;
    const { code, gateway, httpStatus } = data;
    const row = { code, number, httpStatus, message: gateway.message, outcome: gateway.outcome };
    return `${each.kind}: ${JSON.stringify(row)},`;
  });
  return `/** How each kind of error leaves the adapter: tRPC's code, its number, the HTTP status, and the usual message and outcome. */
export const errorRows = {
${rows.join('\n')}
} as const;
`;
}
