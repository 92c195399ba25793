import type { OperationId, OperationRequest } from '@choose-life/contracts/gateway/operations';
import type { ProviderStateName, ProviderStateValue } from '../provider-states.ts';
import type { Expectation } from './interaction.ts';

/** Where an interaction starts, and which members of its request the provider fills in. */
interface Start<Id extends OperationId, State extends ProviderStateName> {
  readonly given: readonly State[];
  /** Request member → value of a given state. */
  readonly from?: { readonly [Member in keyof OperationRequest<Id>]?: ProviderStateValue<State> };
  /** Members of the request that are not those of the example. */
  readonly sends?: Partial<OperationRequest<Id>>;
}

/** A start of one call: what is filled in comes from the states that are given. */
export type StartOf<Id extends OperationId> = {
  [State in ProviderStateName]: Start<Id, State | 'a person with a session'>;
}[ProviderStateName];

/** A start that ends in a refusal, and what that is based on. */
export type RefusalOf<Id extends OperationId> = StartOf<Id> & { readonly expectation: Expectation };
