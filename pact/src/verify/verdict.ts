import { isDeepStrictEqual } from 'node:util';
import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Advice, Interaction, InteractionKind } from '../interactions/interaction.ts';
import { type Difference, differenceText, gotOf } from './judge/difference.ts';
import type { Redactor } from './redactor.ts';
import { curlLine, valueLines } from './request.ts';

/** The verdict on one interaction. Only `kept` is a pass. */
export type Verdict =
  /** `notes`: what the answer did not show, or the permitted form it came in. */
  | ({ readonly kind: 'kept'; readonly notes: readonly string[] } & Answered)
  /** `known`: broken in places that the baseline names, and no others. */
  | ({ readonly kind: 'broken' | 'known'; readonly finding: Finding } & Answered)
  /** The answer fits the contract, but a careful gateway would give another. No breach. */
  | ({ readonly kind: 'advised'; readonly advice: GivenAdvice; readonly finding: Finding } & Answered)
  | {
      readonly kind: 'not-verifiable';
      readonly reason: string;
      /** It should have been verifiable, so the run is incomplete. */
      readonly gap: boolean;
      /** The accepted interactions that were broken while its states were set up. */
      readonly brokenSetups?: readonly string[];
      /** The baseline names all of these. */
      readonly behindKnown?: boolean;
    };

interface Answered {
  /** Whether the gateway answered, and not only a proxy in front of it. */
  readonly callAnswered: boolean;
  readonly drift: readonly string[];
}

export interface InteractionResult {
  readonly interaction: Interaction;
  readonly verdict: Verdict;
}

interface GivenAdvice extends Pick<Advice, 'severity' | 'means'> {
  readonly showsOthers: boolean;
}

/** An interaction that the gateway did not keep, fit to be shown: where, and how to ask again. */
export interface Finding {
  readonly differences: readonly string[];
  readonly curl: string;
  readonly values: readonly string[];
}

export function findingOf(
  interaction: Interaction,
  stage: Stage,
  differences: readonly Difference[],
  gatewayUrl: string,
  redactor: Redactor,
): Finding {
  // A value that a difference shows may be a secret, or a piece of one, in a place where nobody looks for it.
  const shown = differences.map(each => ({
    ...each,
    got: withoutPieces(redactor.clean(each.got), redactor),
  }));
  return {
    differences: shown.map(differenceText),
    curl: redactor.clean(curlLine(interaction, stage, gatewayUrl)),
    values: valueLines(interaction),
  };
}

function withoutPieces(got: string, { mayBePiece }: Redactor): string {
  return got.replace(/"([^"]*)"|\d+/g, (shown, quoted?: string) =>
    mayBePiece(quoted ?? shown) ? 'a value that is not shown' : shown,
  );
}

/** A made-up token stands for an expired one. To accept it is no breach of s.8, which is about expiry. */
const madeUpToken: Advice = { severity: 'high', means: 'a token that nobody was given opens a session' };

function refusedToken(finding: Finding): GivenAdvice {
  const told = gotOf(finding.differences[0] ?? '');
  return {
    severity: 'high',
    means: `a token that is no good is told as ${told}, so people stay signed in and read its text alone: answer code 22 (s.4, s.8)`,
    showsOthers: false,
  };
}

/** Null where a section of the specification states another answer. @param answered `own`: what the same call answered about the caller */
export function adviceOn(
  interaction: Interaction,
  answered: { readonly kind: InteractionKind | null; readonly value: unknown; readonly own: unknown },
  finding: Finding,
  exact: boolean,
): GivenAdvice | null {
  if (answered.kind === 'refused' && interaction.kind === 'session-expired' && !exact)
    return refusedToken(finding);
  if (answered.kind !== 'accepted') return null;
  const advice = adviceFor(interaction, exact);
  if (advice === null) return null;
  const data = advice.dataIn?.(answered.value) ?? null;
  // A gateway that goes by the token may answer with the caller's own data, whatever person the request names.
  const showsOthers = data !== null && !isDeepStrictEqual(data, advice.dataIn?.(answered.own));
  return { severity: showsOthers ? 'high' : advice.severity, means: advice.means, showsOthers };
}

function adviceFor({ expectation, kind }: Interaction, exact: boolean): Advice | null {
  if (kind === 'session-expired') return exact ? null : madeUpToken;
  return 'advice' in expectation ? expectation.advice : null;
}
