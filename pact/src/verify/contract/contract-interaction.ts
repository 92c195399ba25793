import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { WrittenRequest, WrittenResponse } from './pact-shape.ts';

/** What an answer comes to: what the adapter makes of it. */
export const readings = ['accepted', 'refused', 'session-expired'] as const;
export type Reading = (typeof readings)[number];

/** One interaction of a pact file, with what the table of calls says about it. */
export interface ContractInteraction {
  /** 'hra.getReportData, refused': unlike every other of its file. */
  readonly description: string;
  readonly stage: Stage;
  readonly operationId: OperationId;
  /** What its own example of an answer comes to. */
  readonly reading: Reading;
  /** One of several forms that the contract permits for this answer; null for the usual one. */
  readonly form: string | null;
  readonly states: readonly GivenState[];
  readonly request: WrittenRequest;
  readonly response: WrittenResponse;
}

export interface GivenState {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Whether a token goes along. */
export function sendsToken({ request }: ContractInteraction): boolean {
  return Object.keys(request.headers).some(name => name.toLowerCase() === 'authorization');
}
