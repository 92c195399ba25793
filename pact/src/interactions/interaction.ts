import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { ResponseVariant } from '@choose-life/gateway/testing/behaviours';
import type { ProviderStateName, StateValueName } from '../provider-states.ts';
import type { ExpectedBody } from './expected-answer.ts';

/** The three kinds of answers to a call. */
export const interactionKinds = ['accepted', 'refused', 'session-expired'] as const;
/** One of `interactionKinds`. */
export type InteractionKind = (typeof interactionKinds)[number];

/** One request to the gateway, and the answer that it must give. The stage is chosen when the interaction is recorded or run. */
export interface Interaction {
  /** Unique, and the description in the pact files: 'hra.getReportData, refused'. */
  readonly name: string;
  readonly operationId: OperationId;
  readonly kind: InteractionKind;
  /** Null for the usual answer. Interactions that differ only in the variant are alternatives, of which a gateway uses one. */
  readonly variant: ResponseVariant | null;
  /** The provider states that are set up before the request, in this order. */
  readonly given: readonly GivenState[];
  readonly request: {
    readonly example: Readonly<Record<string, unknown>>;
    /** Member → name of the state value that replaces the example's value. */
    readonly fromState: Readonly<Record<string, StateValueName>>;
    /** Whether the request has a token. */
    readonly hasToken: boolean;
  };
  readonly answer: ExpectedAnswer;
  readonly expectation: Expectation;
}

/**
 * Where the expected answer comes from. `section`: the specification states it, so another answer breaks the contract. `advice`: the
 * specification is silent, so another answer is no breach if it fits the schemas.
 */
export type Expectation = { readonly section: string } | { readonly advice: Advice };

/** What a careful gateway would do beyond the specification. */
export interface Advice {
  /** `high`: somebody may get access to the data or the account of another person. */
  readonly severity: (typeof severities)[number];
  /** What it means if the gateway does not refuse the request, as a clause for reports. */
  readonly means: string;
  /** Finds personal data in an accepted answer; null if it has none. Undefined for calls whose answers never contain any. */
  readonly personalDataIn?: ((answer: unknown) => object | null) | undefined;
}

/** How severe advice can be, the most severe first. */
export const severities = ['high', 'low'] as const;

/** A provider state with the parameters of an interaction. */
export interface GivenState {
  readonly name: ProviderStateName;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The expected answer of an interaction. */
export interface ExpectedAnswer {
  /** `success`: any status from 200 to 299. */
  readonly status: number | 'success';
  /** Null: no client reads the body, so any body or none is expected. */
  readonly body: ({ readonly mediaType: 'application/json' | 'text/plain' } & ExpectedBody) | null;
}

/** How an interaction starts: its states and its request. */
export interface Start {
  /** The provider states; `usualState` if undefined. */
  readonly given?: readonly ProviderStateName[];
  /** Members of the request that take their values from the states. */
  readonly fromState?: Readonly<Record<string, StateValueName>>;
  /** Members of the request that replace those of the example. */
  readonly sends?: Readonly<Record<string, unknown>>;
}

/** The start of an interaction, and where its expected answer comes from. */
export interface StartedCall extends Start {
  readonly expectation: Expectation;
}

/** The state of an interaction that names none. */
export const usualState: ProviderStateName = 'a person with a session';
