import { isDeepStrictEqual } from 'node:util';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Advice, Interaction, InteractionKind } from '../interactions/interaction.ts';
import { type Difference, differenceText, receivedIn } from './judge/difference.ts';
import type { Redactor } from './redactor.ts';
import { curlLine, valueLines } from './request.ts';

/** The verdict on one interaction. Only `kept` is a pass. */
export type Verdict =
  /** `notes`: what the answer did not show, or the permitted form that it has. */
  | ({ readonly kind: 'kept'; readonly notes: readonly string[] } & Answered)
  /** `known`: broken only in the ways that the baseline lists. */
  | ({ readonly kind: 'broken' | 'known'; readonly finding: Finding } & Answered)
  /** The answer fits the contract, but a careful gateway would give another. This is no breach. */
  | ({ readonly kind: 'advised'; readonly advice: GivenAdvice; readonly finding: Finding } & Answered)
  | {
      readonly kind: 'not-verifiable';
      readonly reason: string;
      /** The interaction should have been verifiable, so the run is incomplete. */
      readonly isGap: boolean;
      /** The accepted interactions that were broken while the states of this one were set up. */
      readonly brokenSetups?: readonly string[];
      /** The baseline lists all of `brokenSetups`. */
      readonly isBehindKnownBreach?: boolean;
    };

interface Answered {
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

interface GivenAdvice extends Pick<Advice, 'severity' | 'means'> {
  /** Whether the answer has data of somebody other than the caller. */
  readonly showsOthers: boolean;
}

/** An interaction that the gateway did not keep, without secrets: the differences, and a command that repeats the request. */
export interface Finding {
  readonly differences: readonly string[];
  readonly curl: string;
  /** Where the values of the command's variables come from, one line each. */
  readonly values: readonly string[];
}

/** The parts of a finding. */
export interface FindingSource {
  readonly interaction: Interaction;
  readonly stage: Stage;
  readonly differences: readonly Difference[];
  readonly gatewayUrl: string;
  readonly redactor: Redactor;
}

/** Describes an interaction that was not kept, for reports. Secrets are removed. */
export function findingOf({ differences, gatewayUrl, interaction, redactor, stage }: FindingSource): Finding {
  // A difference may show a secret, or a part of one, in an unexpected member of the answer.
  const shown = differences.map(difference => {
    const got = withoutPartsOfSecrets(redactor.clean(difference.got), redactor);
    return differenceText({ ...difference, got });
  });
  return {
    differences: shown,
    curl: redactor.clean(curlLine(interaction, stage, gatewayUrl)),
    values: valueLines(interaction),
  };
}

function withoutPartsOfSecrets(got: string, { mayBePart }: Redactor): string {
  return got.replace(/"([^"]*)"|\d+/g, (shown, quoted?: string) =>
    mayBePart(quoted ?? shown) ? 'a value that is not shown' : shown,
  );
}

/** A made-up token is sent instead of an expired one. Accepting it is not a breach of s.8, which is about expired sessions. */
const madeUpToken: Advice = { severity: 'high', means: 'a token that was never issued opens a session' };

function refusedToken(finding: Finding): GivenAdvice {
  const received = receivedIn(finding.differences[0] ?? '');
  return {
    severity: 'high',
    means: `an invalid token is answered with ${received}, so people stay signed in and only read its text: answer code 22 (s.4, s.8)`,
    showsOthers: false,
  };
}

/** How the gateway answered an interaction that is not kept. */
export interface AnsweredCall {
  /** Null if the adapter cannot use the answer. */
  readonly kind: InteractionKind | null;
  readonly value: unknown;
  /** The accepted answer of the same call about the caller; undefined if there was none. */
  readonly acceptedAnswer: unknown;
}

/** The advice for an answer that no section of the specification rules out; null if a section does, which makes it a breach. */
export function adviceOn(
  interaction: Interaction,
  answered: AnsweredCall,
  finding: Finding,
  isExact: boolean,
): GivenAdvice | null {
  if (answered.kind === 'refused' && interaction.kind === 'session-expired' && !isExact)
    return refusedToken(finding);
  if (answered.kind !== 'accepted') return null;
  const advice = adviceFor(interaction, isExact);
  if (advice === null) return null;
  const data = advice.personalDataIn?.(answered.value) ?? null;
  // A gateway that reads only the token may answer with the data of the caller, whatever person the request names.
  const showsOthers =
    data !== null && !isDeepStrictEqual(data, advice.personalDataIn?.(answered.acceptedAnswer));
  return { severity: showsOthers ? 'high' : advice.severity, means: advice.means, showsOthers };
}

function adviceFor({ expectation, kind }: Interaction, isExact: boolean): Advice | null {
  if (kind === 'session-expired') return isExact ? null : madeUpToken;
  return 'advice' in expectation ? expectation.advice : null;
}
