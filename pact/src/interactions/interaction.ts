import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { ResponseVariant } from '@choose-life/gateway/testing/behaviours';
import type { ProviderStateName, StateValueName } from '../provider-states.ts';
import type { ExpectedBody } from './expected-answer.ts';

export const interactionKinds = ['accepted', 'refused', 'session-expired'] as const;
export type InteractionKind = (typeof interactionKinds)[number];

/** One request to the gateway, and the answer it must give. Its stage is chosen when it is recorded or run. */
export interface Interaction {
  /** Unlike every other, and the description in the pact files: 'hra.getReportData, refused'. */
  readonly name: string;
  readonly operationId: OperationId;
  readonly kind: InteractionKind;
  /** Null for the usual form. Interactions that differ in form alone are alternatives: a gateway keeps to one of them. */
  readonly form: ResponseVariant | null;
  /** The provider states that must hold before, in this order. */
  readonly given: readonly GivenState[];
  readonly request: {
    readonly example: Readonly<Record<string, unknown>>;
    /** Member → name of the value of a given state that takes the example's place. */
    readonly from: Readonly<Record<string, StateValueName>>;
    readonly token: boolean;
  };
  readonly answer: ExpectedAnswer;
  readonly expectation: Expectation;
}

/** A statement of the specification is contract. Another answer than advised breaks nothing where it fits the contract's schemas. */
export type Expectation = { readonly section: string } | { readonly advice: Advice };

export interface Advice {
  /** `high`: somebody may get at what is not theirs. */
  readonly severity: (typeof severities)[number];
  readonly means: string;
  /** The data of a person in an accepted answer, null for none; left out where it never holds any. */
  readonly dataIn?: ((answer: unknown) => object | null) | undefined;
}

/** The most severe first. */
export const severities = ['high', 'low'] as const;

export interface GivenState {
  readonly name: ProviderStateName;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ExpectedAnswer {
  readonly status: number | 'success';
  /** A value of JSON, or the text itself. Null: none, or any. Nobody reads it. */
  readonly body: ({ readonly mediaType: 'application/json' | 'text/plain' } & ExpectedBody) | null;
}

export interface Start {
  /** `usualState` where none is named. */
  readonly given?: readonly ProviderStateName[];
  readonly from?: Readonly<Record<string, StateValueName>>;
  /** Members of the request that are not those of the example. */
  readonly sends?: Readonly<Record<string, unknown>>;
}

export interface StartedCall extends Start {
  readonly expectation: Expectation;
}

export const usualState: ProviderStateName = 'a person with a session';
