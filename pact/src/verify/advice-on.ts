import { isDeepStrictEqual } from 'node:util';
import type { Advice, Interaction, InteractionKind } from '../interactions/interaction.ts';

/** The advice on an accepted answer where a careful gateway would have refused. */
export interface GivenAdvice extends Pick<Advice, 'severity' | 'means'> {
  /** The answer shows another person's data. */
  readonly showsOthers: boolean;
}

/** A made-up token stands for an expired one. To accept it is no breach of s.8, which is about expiry. */
const madeUpToken: Advice = { severity: 'high', means: 'a token that nobody was given opens a session' };

/**
 * The advice on an accepted answer where another was expected; null where a section of the specification states the other.
 *
 * @param answered `own`: what the same call answered about the caller, if it did.
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
  // A gateway that goes by the token may answer with the caller's own data, whoever is named in the request.
  const showsOthers = data !== null && !isDeepStrictEqual(data, advice.dataIn?.(answered.own));
  return { severity: showsOthers ? 'high' : advice.severity, means: advice.means, showsOthers };
}

function adviceFor({ expectation, kind }: Interaction, exact: boolean): Advice | null {
  if (kind === 'session-expired') return exact ? null : madeUpToken;
  return 'advice' in expectation ? expectation.advice : null;
}
