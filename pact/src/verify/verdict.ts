import { isDeepStrictEqual } from 'node:util';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Advice, Interaction, InteractionKind } from '../interactions/interaction.ts';
import { type Difference, differenceText, receivedIn } from './judge/difference.ts';
import type { Redactor } from './redactor.ts';
import { curlLine, valueLines } from './request.ts';

/** The verdict on one interaction. Only `kept` is a pass. */
export type Verdict =
  /** `notes`: missing optional members, other differences that are no breach, or the variant of the answer. */
  | ({ readonly kind: 'kept'; readonly notes: readonly string[] } & AnswerInfo)
  /** `known`: the baseline lists every difference of this interaction. */
  | ({ readonly kind: 'broken' | 'known'; readonly finding: Finding } & AnswerInfo)
  /** The answer does not break the contract, but a careful gateway would answer differently. */
  | ({ readonly kind: 'advised'; readonly advice: VerdictAdvice; readonly finding: Finding } & AnswerInfo)
  | {
      readonly kind: 'not-verifiable';
      readonly reason: string;
      /** Whether the interaction should have been verifiable, so that the run is incomplete. */
      readonly isGap: boolean;
      /** The names of the accepted interactions that were broken by answers to the setup calls of this interaction. */
      readonly brokenSetups?: readonly string[];
      /** Whether the baseline lists all of `brokenSetups`. */
      readonly isSetupBreachKnown?: boolean;
    };

/** Facts about a received answer, whatever the verdict is. */
interface AnswerInfo {
  /** Whether the gateway itself answered, not only a proxy in front of it. */
  readonly callAnswered: boolean;
  /** Paths of members that the contract does not know. */
  readonly drift: readonly string[];
}

/** An interaction of the run with its verdict. */
export interface InteractionResult {
  readonly interaction: Interaction;
  readonly verdict: Verdict;
}

interface VerdictAdvice extends Pick<Advice, 'severity' | 'consequence'> {
  /** Whether the answer contains data of a person other than the caller. */
  readonly showsOthers: boolean;
}

/** A broken interaction, or one with advice: the differences, and a command that repeats the request. It contains no secrets. */
export interface Finding {
  /** Texts (`differenceText`), as the baseline and the reports contain them. */
  readonly differences: readonly string[];
  readonly curl: string;
  /** One line for each variable of the command, which says where its value comes from. */
  readonly values: readonly string[];
}

/** The input of `findingOf`. */
export interface FindingSource {
  readonly interaction: Interaction;
  readonly stage: Stage;
  readonly differences: readonly Difference[];
  readonly gatewayUrl: string;
  readonly redactor: Redactor;
}

/** Describes, for the reports, an interaction whose verdict is not `kept`. Secrets are removed. */
export function findingOf({ differences, gatewayUrl, interaction, redactor, stage }: FindingSource): Finding {
  // A received value may contain a secret, or a part of a secret, in an unexpected member.
  const redacted = differences.map(difference => {
    const got = withoutPartsOfSecrets(redactor.clean(difference.got), redactor);
    return differenceText({ ...difference, got });
  });
  return {
    differences: redacted,
    curl: redactor.clean(curlLine(interaction, stage, gatewayUrl)),
    values: valueLines(interaction),
  };
}

/** Replaces each quoted text and each number that may be a part of a secret. Only these come from the answer; the other words are ours. */
function withoutPartsOfSecrets(got: string, { isPartOfSecret }: Redactor): string {
  return got.replace(/"([^"]*)"|\d+/g, (match, quoted?: string) =>
    isPartOfSecret(quoted ?? match) ? 'a value that is not shown' : match,
  );
}

/**
 * The advice if a made-up token is accepted. Without state handlers there is no expired token, so a made-up one is sent. This is no breach of
 * s.8, which is about expired sessions.
 */
const acceptedTokenAdvice: Advice = {
  severity: 'high',
  consequence: 'a token that was never issued opens a session',
};

/** The advice if a made-up token is refused with a code other than 22. */
function refusedTokenAdvice(finding: Finding): VerdictAdvice {
  const received = receivedIn(finding.differences[0] ?? '');
  return {
    severity: 'high',
    consequence: `an invalid token is answered with ${received}, so the web app shows its message and does not sign the person out: answer code 22 (s.4, s.8)`,
    showsOthers: false,
  };
}

/** The answer of the gateway to an interaction that is not kept. */
export interface AnsweredCall {
  /** The kind of the answer; null if the adapter cannot use it. */
  readonly kind: InteractionKind | null;
  /** The parsed body. */
  readonly value: unknown;
  /** The answer to the accepted interaction of the same call, which has the caller's data; undefined if there was none. */
  readonly acceptedAnswer: unknown;
}

/**
 * The advice on an answer that is not as expected. Null if the answer is a breach: the adapter cannot use it, or the specification defines
 * another answer to this request.
 */
export function adviceOn(
  interaction: Interaction,
  answeredCall: AnsweredCall,
  finding: Finding,
  hasStateHandlers: boolean,
): VerdictAdvice | null {
  if (answeredCall.kind === 'refused' && interaction.kind === 'session-expired' && !hasStateHandlers) {
    return refusedTokenAdvice(finding);
  }
  if (answeredCall.kind !== 'accepted') return null;
  const advice = adviceIfAccepted(interaction, hasStateHandlers);
  if (advice === null) return null;
  const data = advice.findPersonalData?.(answeredCall.value) ?? null;
  // A gateway that reads only the token may answer with the data of the caller, whatever person the request names.
  const showsOthers =
    data !== null && !isDeepStrictEqual(data, advice.findPersonalData?.(answeredCall.acceptedAnswer));
  const severity = showsOthers ? 'high' : advice.severity;
  return { severity, consequence: advice.consequence, showsOthers };
}

/** The advice on an interaction whose request was accepted, although a careful gateway would refuse it. */
function adviceIfAccepted({ expectation, kind }: Interaction, hasStateHandlers: boolean): Advice | null {
  if (kind === 'session-expired') return hasStateHandlers ? null : acceptedTokenAdvice;
  return 'advice' in expectation ? expectation.advice : null;
}
