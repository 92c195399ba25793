import * as z from 'zod/mini';
import { draftStrings } from '../browser-storage.ts';

/**
 * The assessment's drafts in this tab (faults 5): `current` is what is being answered, `aside` what Start or another
 * saved assessment replaced, kept for Undo (faults D15).
 */
export const draftKeys = { current: 'hraDraft:v1', aside: 'hraDraft:v1:aside' } as const;
export type DraftSlot = keyof typeof draftKeys;

const version = 1;
const answer = z.nullable(z.union([z.string().check(z.maxLength(1000)), z.number()]));

const draftSchema = z.object({
  version: z.literal(version),
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
});

/** A draft as it lies in session storage. */
export type HraDraft = z.infer<typeof draftSchema>;

const newerSchema = z.looseObject({ version: z.number().check(z.gt(version)) });

/**
 * The draft in a slot; null when there is none. What cannot be read is removed and never breaks a page (faults D18); a
 * draft of a newer version of the product is moved out of the way and kept (faults D20).
 */
export function readDraft(slot: DraftSlot = 'current'): HraDraft | null {
  const key = draftKeys[slot];
  const text = draftStrings.getItem(key, null);
  if (text === null) return null;
  const held = parsed(text);
  const draft = draftSchema.safeParse(held);
  if (draft.success) return draft.data;
  if (newerSchema.safeParse(held).success) draftStrings.setItem(`${key}:newer`, text);
  draftStrings.removeItem(key);
  return null;
}

/** Keeps a draft. False when the browser refused, so that the draft lives in memory only (faults D16, D17). */
export function writeDraft(draft: Omit<HraDraft, 'version'>, slot: DraftSlot = 'current'): boolean {
  draftStrings.setItem(draftKeys[slot], JSON.stringify({ ...draft, version }));
  return draftStrings.keepsValues();
}

/** Forgets the draft in a slot. */
export function clearDraft(slot: DraftSlot = 'current'): void {
  draftStrings.removeItem(draftKeys[slot]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
