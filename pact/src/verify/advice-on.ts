import { isDeepStrictEqual } from 'node:util';
import type { Advice, Interaction, InteractionKind } from '../interactions/interaction.ts';

/** What an answer is advised of that keeps its shapes: an accepted one, where a careful gateway would have refused. */
export interface GivenAdvice extends Pick<Advice, 'severity' | 'means'> {
  /** Data came that are not the caller's own. */
  readonly showsOthers: boolean;
}

/** Nobody has made the token that stands for an expired one: to take it is no breach of s.8, which speaks of expiry. */
const madeUpToken: Advice = { severity: 'high', means: 'a token that nobody was given opens a session' };

/**
 * What is to be said of an accepted answer where another was expected; null where a section of the specification states the
 * other. `own`: what the same call answered about the caller, if it did.
 */
export function adviceOn(
  interaction: Interaction,
  answered: { readonly kind: InteractionKind | null; readonly value: unknown; readonly own: unknown },
  exact: boolean,
): GivenAdvice | null {
  if (answered.kind !== 'accepted') return null;
  const advice = adviceFor(interaction, exact);
  if (advice === null) return null;
  const data = advice.dataIn?.(answered.value) ?? null;
  // A gateway that tells people by their token may answer with their own data, whoever was asked for.
  const showsOthers = data !== null && !isDeepStrictEqual(data, advice.dataIn?.(answered.own));
  return { severity: showsOthers ? 'high' : advice.severity, means: advice.means, showsOthers };
}

function adviceFor({ expectation, kind }: Interaction, exact: boolean): Advice | null {
  if (kind === 'session-expired') return exact ? null : madeUpToken;
  return 'advice' in expectation ? expectation.advice : null;
}
