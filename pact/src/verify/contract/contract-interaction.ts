import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { InteractionKind } from '../../interactions/interaction.ts';
import type { WrittenRequest, WrittenResponse } from './pact-shape.ts';

/** One interaction of a pact file, with what the table of calls says about it. */
export interface ContractInteraction {
  /** 'hra.getReportData, refused': unlike every other of its file. */
  readonly description: string;
  readonly stage: Stage;
  readonly operationId: OperationId;
  /** What the adapter makes of its own example of an answer. */
  readonly reading: InteractionKind;
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

/** The other forms that the contract permits for the answer of an interaction. */
export function otherFormsOf(
  { description, operationId, reading, stage }: ContractInteraction,
  all: readonly ContractInteraction[],
): ContractInteraction[] {
  const forms = all.filter(
    each =>
      each.operationId === operationId &&
      each.reading === reading &&
      each.stage === stage &&
      each.description !== description,
  );
  // A form without a body is every answer's: those that say more go first.
  return forms.sort((a, b) => Number(a.response.body === undefined) - Number(b.response.body === undefined));
}
