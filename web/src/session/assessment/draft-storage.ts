import { draftStrings } from '../browser-storage.ts';
import { draftOfFields, type HraDraft } from './draft-shape.ts';
import { draftVersion, upToDate } from './draft-versions.ts';

/**
 * The assessment's drafts in this tab: `current` is what is being answered, `aside` what Start, Discard or another saved
 * assessment replaced (docs/faults.md D15), `of:<e-mail>` what waits for its own account (docs/faults.md D9).
 */
export type DraftSlot = 'current' | 'aside' | `of:${string}`;

const baseKey = 'hraDraft:v1';

/** The key of a slot in session storage. */
export function draftKeyOf(slot: DraftSlot): string {
  return slot === 'current' ? baseKey : `${baseKey}:${slot}`;
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

/** Keeps a draft in a slot; null clears it. */
export function writeDraft(draft: HraDraft | null, slot: DraftSlot = 'current'): void {
  draftStrings.setItem(draftKeyOf(slot), draft && textOfDraft(draft));
}

/** The drafts that wait in this tab, by account. */
export function readWaitingDrafts(): Record<string, HraDraft> {
  const start = draftKeyOf('of:');
  const owners = draftStrings.keys().flatMap(key => (key.startsWith(start) ? key.slice(start.length) : []));
  return Object.fromEntries(
    owners.flatMap(owner => {
      const draft = readDraft(`of:${owner}`);
      return draft ? [[owner, draft]] : [];
    }),
  );
}

/** A draft as text, for storage and for other tabs. */
export function textOfDraft(draft: HraDraft): string {
  return JSON.stringify({ ...draft, version: draftVersion });
}

/** Reads such a text; null for what is no draft, or one of a newer version. */
export function draftOfText(text: string): { readonly draft: HraDraft | null; readonly isNewer: boolean } {
  const { fields, isNewer } = upToDate(parsed(text));
  return { draft: draftOfFields(fields), isNewer };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
