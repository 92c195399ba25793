import type { OperationId } from '@choose-life/contracts/gateway/operations';
import type { AnswerForm } from '@choose-life/gateway/testing/behaviours';
import type { ProviderStateName, StateValueName } from '../provider-states.ts';
import type { ExpectedBody } from './expected-answer.ts';

/** The kinds of answers. Each call of the table has an interaction of every kind. */
export const interactionKinds = ['accepted', 'refused', 'session-expired'] as const;
export type InteractionKind = (typeof interactionKinds)[number];

/**
 * One request to the gateway, and the answer it must give. It has no stage: that is chosen when it is recorded or run.
 */
export interface Interaction {
  /** Unlike every other, and the description in the pact files: 'hra.getReportData, refused'. */
  readonly name: string;
  readonly operationId: OperationId;
  readonly kind: InteractionKind;
  /**
   * Null for the usual form of the answer. Interactions that share call and kind and differ in form are alternatives: the
   * contract permits each, and a gateway keeps to one of them.
   */
  readonly form: AnswerForm | null;
  /** The provider states that must hold before, in this order. */
  readonly given: readonly GivenState[];
  readonly request: {
    /** Members of the body and of the path, by the example. */
    readonly example: Readonly<Record<string, unknown>>;
    /** Member → name of the value of a given state that takes the example's place. */
    readonly from: Readonly<Record<string, StateValueName>>;
    /** Whether a token goes along: the value `token` of the given states. */
    readonly token: boolean;
  };
  readonly answer: ExpectedAnswer;
  readonly expectation: Expectation;
}

/**
 * The basis of an expected answer. A statement of the specification is contract. Everything else is advice: a careful gateway
 * would follow it, but another answer that fits the contract's schemas breaks nothing.
 */
export type Expectation = { readonly section: string } | { readonly advice: Advice };

export interface Advice {
  /** `high`: somebody may get at what is not theirs. */
  readonly severity: (typeof severities)[number];
  /** The meaning of an accepted answer, for people: 'any text is taken for an e-mail address'. */
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
  /** An HTTP status, or any of 200 to 299. */
  readonly status: number | 'success';
  /** A value of JSON, or the text itself. Null: none, or any. Nobody reads it. */
  readonly body: ({ readonly mediaType: 'application/json' | 'text/plain' } & ExpectedBody) | null;
}

/** Where an interaction starts, and which members of its request the provider fills in. */
export interface Start {
  /** `usualState` where none is named. */
  readonly given?: readonly ProviderStateName[];
  /** Request member → value of a given state. */
  readonly from?: Readonly<Record<string, StateValueName>>;
  /** Members of the request that are not those of the example. */
  readonly sends?: Readonly<Record<string, unknown>>;
}

/** A start with what its answer is based on. */
export interface StartedCall extends Start {
  readonly expectation: Expectation;
}

/** The state of most calls. */
export const usualState: ProviderStateName = 'a person with a session';
