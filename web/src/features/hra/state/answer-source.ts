import type { HraDraft } from '../../../session/assessment/draft-shape.ts';
import type { Binding, Opened } from '../../../session/assessment/state.ts';
import { sameAccount } from '../../../session/same-account.ts';

/** Where the answers of an opened page come from. */
export type AnswerSource = 'memory' | 'draft' | 'server' | 'nowhere';

/**
 * What is held in memory, else this tab's draft, else the saved answers (s.3): each only when it belongs to the account
 * signed in and to the stored unique string. Another account's answers are never shown (docs/faults.md D9).
 */
export function answerSourceOf(
  held: {
    readonly memory: Opened | null;
    readonly draft: HraDraft | null;
    /** True while another tab changes the answers: memory is what it says (docs/faults.md D13). */
    readonly watching?: boolean;
  },
  wanted: Binding,
): AnswerSource {
  if (held.memory !== null && belongs(held.memory, wanted)) return 'memory';
  if (held.watching && held.memory && sameAccount(held.memory.email, wanted.email)) return 'memory';
  if (held.draft !== null && belongs(held.draft, wanted)) return 'draft';
  return wanted.uniqueString === null ? 'nowhere' : 'server';
}

/**
 * Whether answers belong to this account and this saved assessment. Where no unique string is stored any more, because
 * another tab started again or submitted, the answers of this tab stay: their next save makes a new record.
 */
function belongs(held: Opened | HraDraft, wanted: Binding): boolean {
  const continues = 'uniqueString' in held ? held.uniqueString : null;
  const same = wanted.uniqueString === null || continues === wanted.uniqueString;
  return sameAccount(held.email, wanted.email) && same;
}
