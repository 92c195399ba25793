import * as z from 'zod/mini';
import { draftStrings } from '../browser-storage.ts';
import { draftVersion, upToDate } from './draft-versions.ts';

/**
 * The assessment's drafts in this tab: `current` is what is being answered, `aside` what Start, Discard or another saved
 * assessment replaced (docs/faults.md D15), `of:<e-mail>` what waits for its own account (docs/faults.md D9).
 */
export type DraftSlot = 'current' | 'aside' | `of:${string}`;

const baseKey = 'hraDraft:v1';
const answer = z.nullable(z.union([z.string().check(z.maxLength(1000)), z.number()]));
const attempt = z.nullable(z.iso.datetime());

/** Why a draft was put aside. */
const asideReason = z.enum(['started-again', 'discarded', 'opened-saved']);
export type AsideReason = z.infer<typeof asideReason>;

const draftSchema = z.object({
  version: z.literal(draftVersion),
  /** Whose answers these are. */
  email: z.string(),
  /** The saved assessment they continue; null before the first save. */
  uniqueString: z.nullable(z.string()),
  answers: z.record(z.string().check(z.maxLength(200)), answer),
  /** False when the server has all of it. */
  unsaved: z.boolean(),
  /** ISO time of the last change. */
  changedAt: z.iso.datetime(),
  /** The page it was left on. */
  path: z.string(),
  /** When it was sent to be saved and no answer came: it may have arrived. */
  saveAttemptedAt: attempt,
  /** The same of its submission. */
  submitAttemptedAt: attempt,
  /** Set while it stands aside. */
  aside: z.nullable(z.object({ reason: asideReason, at: z.iso.datetime() })),
});

/** A draft as it lies in session storage. */
export type HraDraft = z.infer<typeof draftSchema>;

/** The key of a slot in session storage. */
export function draftKeyOf(slot: DraftSlot): string {
  return slot === 'current' ? baseKey : `${baseKey}:${slot}`;
}

/** The slot where a draft waits for its account. */
export function slotOf(email: string): DraftSlot {
  return `of:${email.trim().toLowerCase()}`;
}

/**
 * The draft in a slot; null when there is none. What cannot be read is removed and never breaks a page (docs/faults.md D18).
 * A draft of a newer version of the product is moved out of the way and kept, and read again once the product has caught
 * up (docs/faults.md D20).
 */
export function readDraft(slot: DraftSlot = 'current'): HraDraft | null {
  const key = draftKeyOf(slot);
  const newerKey = `${key}:newer`;
  const text = draftStrings.getItem(key, null);
  if (text !== null) {
    const { draft, isNewer } = draftOfText(text);
    if (draft) return draft;
    if (isNewer) draftStrings.setItem(newerKey, text);
    draftStrings.removeItem(key);
  }
  const keptText = draftStrings.getItem(newerKey, null);
  const kept = keptText === null ? null : draftOfText(keptText).draft;
  if (kept) {
    writeDraft(kept, slot);
    draftStrings.removeItem(newerKey);
  }
  return kept;
}

/** Keeps a draft. False when the browser refused, so that it lives in memory only (docs/faults.md D16, D17). */
export function writeDraft(draft: Omit<HraDraft, 'version'>, slot: DraftSlot = 'current'): boolean {
  draftStrings.setItem(draftKeyOf(slot), textOfDraft(draft));
  return draftStrings.keepsValues();
}

/** Forgets the draft in a slot. */
export function clearDraft(slot: DraftSlot = 'current'): void {
  draftStrings.removeItem(draftKeyOf(slot));
}

/** A draft as text, for storage and for other tabs. */
export function textOfDraft(draft: Omit<HraDraft, 'version'>): string {
  return JSON.stringify({ ...draft, version: draftVersion });
}

/** Reads such a text; null for what is no draft, or one of a newer version. */
export function draftOfText(text: string): { readonly draft: HraDraft | null; readonly isNewer: boolean } {
  const { fields, isNewer } = upToDate(parsed(text));
  return { draft: draftSchema.safeParse(fields).data ?? null, isNewer };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
