import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { ResponseVariant } from '@choose-life/gateway/testing/behaviours';
import type { ProviderStateName, StateValueName } from '../provider-states.ts';
import type { ExpectedBody } from './expected-answer.ts';

/** The three kinds of answers to a call. */
export const interactionKinds = ['accepted', 'refused', 'session-expired'] as const;
/** One of `interactionKinds`. */
export type InteractionKind = (typeof interactionKinds)[number];

/** One request to the gateway and the expected answer. The stage is chosen when the interaction is recorded or run. */
export interface Interaction {
  /** Unique, and the description in the pact files: 'hra.getReportData, refused'. */
  readonly name: string;
  readonly operationId: OperationId;
  readonly kind: InteractionKind;
  /** The permitted variant of the answer; null for the usual answer. A gateway has to support only one of these answers. */
  readonly variant: ResponseVariant | null;
  /** The provider states that are set up before the request, in this order. */
  readonly given: readonly GivenState[];
  readonly request: {
    readonly example: Readonly<Record<string, unknown>>;
    /** For members of the request, the name of the state value that replaces the example's value: `{ userEmail: 'email' }`. */
    readonly fromState: Readonly<Record<string, StateValueName>>;
    /** Whether the request has a token. */
    readonly hasToken: boolean;
  };
  readonly answer: ExpectedAnswer;
  readonly expectation: Expectation;
}

/**
 * The source of the expected answer. `section`: a section of the specification, so another answer breaks the contract. `advice`: the
 * specification does not describe the answer, so another answer that fits the schemas is not a breach. The report then contains the advice.
 */
export type Expectation = { readonly section: string } | { readonly advice: Advice };

/** Advice for a gateway that accepts a request which a careful gateway would refuse. */
export interface Advice {
  /** `high` if somebody may get access to the data or the account of another person. */
  readonly severity: (typeof severities)[number];
  /** The consequence of accepting the request, as a clause for reports: 'a wrong password opens a session'. */
  readonly consequence: string;
  /** Returns the personal data in an accepted answer, or null if it has none. If undefined, accepted answers are not searched for personal data. */
  readonly findPersonalData?: ((answer: unknown) => object | null) | undefined;
}

/** The severities of advice, the most severe first. */
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
  /** The expected body; null if no client reads the body, so that any body and a missing body are allowed. */
  readonly body: ({ readonly mediaType: 'application/json' | 'text/plain' } & ExpectedBody) | null;
}

/** The provider states and the request of an interaction, only where they differ from the defaults. */
export interface InteractionSetup {
  /** The provider states. Default: `usualState`. */
  readonly given?: readonly ProviderStateName[];
  /** Members of the request whose values come from the states, each with the name of its state value. */
  readonly fromState?: Readonly<Record<string, StateValueName>>;
  /** Members of the request that have other values than in the example. */
  readonly changedMembers?: Readonly<Record<string, unknown>>;
}

/** The setup of an interaction, and the source of its expected answer. */
export interface InteractionRow extends InteractionSetup {
  readonly expectation: Expectation;
}

/** The provider state of an interaction without `given`. */
export const usualState: ProviderStateName = 'a person with a session';
