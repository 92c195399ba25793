import { examples } from '@choose-life/contracts/gateway/examples';
import { type OperationId, operationIds } from '@choose-life/contracts/gateway/operations';
import { benchCalls, type Call } from '../calls/calls.ts';

/** What a caller of the adapter sends. */
export interface SoakRequest {
  readonly path: string;
  readonly body: string;
}

const measured = new Map<OperationId, Call>(
  // The first of each: a PDF of 200 kB, not the one of 10 MB.
  benchCalls
    .flatMap(({ calls }) => calls)
    .map(call => [call.id, call] as const)
    .toReversed(),
);

/** The gateway's answer without a fault: a long one where the bench has one, else the example. */
export function answerTo(id: OperationId): Buffer {
  return Buffer.from(JSON.stringify(measured.get(id)?.exact.upstream ?? examples[id].response));
}

function inputOf(id: OperationId): unknown {
  if (id === 'hra.appraiseRisks') return measured.get('hra.saveAnswers')?.input;
  return measured.get(id)?.input ?? examples[id].request;
}

const single = operationIds.map(id => ({ path: `/trpc/${id}`, body: JSON.stringify(inputOf(id)) }));
const dashboard = benchCalls.find(({ name }) => name === 'dashboard')?.calls ?? [];

/** All 22 calls, the batch of the dashboard, and the PDF as bytes. */
export const soakRequests: readonly SoakRequest[] = [
  ...single,
  {
    path: `/trpc/${dashboard.map(({ id }) => id).join(',')}?batch=1`,
    body: JSON.stringify(Object.fromEntries(dashboard.map(({ input }, index) => [index, input]))),
  },
  { path: '/reports/pdf', body: JSON.stringify(examples['hra.getReportPdf'].request) },
];
