import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { parsedJson } from '@/json';
import { draftStrings } from '@/session/browser-storage';
import { asideReasons, type HraDraft, type UnreadTexts } from './state.ts';

/** `current` is being answered; `aside` is what Start, Discard or another saved assessment replaced (docs/faults.md D15). */
type DraftSlot = 'current' | 'aside';

const baseKey = 'hraDraft:v1';

export function draftKeyOf(slot: DraftSlot): string {
  return slot === 'current' ? baseKey : `${baseKey}:${slot}`;
}

/**
 * What cannot be read is removed and never breaks a page (docs/faults.md D18). A draft of a newer version of the product is
 * moved out of the way and kept, and read again once the product has caught up (docs/faults.md D20).
 */
export function readDraft(slot: DraftSlot = 'current'): HraDraft | null {
  const key = draftKeyOf(slot);
  const newerKey = `${key}:newer`;
  const text = draftStrings.getItem(key);
  if (text !== null) {
    const { draft, isNewer } = draftOfText(text);
    if (draft) return draft;
    if (isNewer) draftStrings.setItem(newerKey, text);
    draftStrings.removeItem(key);
  }
  const keptText = draftStrings.getItem(newerKey);
  const kept = keptText === null ? null : draftOfText(keptText).draft;
  if (kept) {
    writeDraft(kept, slot);
    draftStrings.removeItem(newerKey);
  }
  return kept;
}

export function writeDraft(draft: HraDraft | null, slot: DraftSlot = 'current'): void {
  draftStrings.setItem(draftKeyOf(slot), draft && textOfDraft(draft));
}

export const draftVersion = 5;

/** Each makes a draft of its version one of the next: answers of before an update are still here after it. */
const migrations: Readonly<Record<number, (draft: Fields) => Fields & { readonly version: number }>> = {
  1: draft => ({ ...draft, version: 2, saveAttemptedAt: null, submitAttemptedAt: null, aside: null }),
  2: draft => ({ ...draft, version: 3, saveWasQuiet: false }),
  3: ({ unsaved, ...draft }) => ({
    ...draft,
    version: 4,
    unsavedKeys: unsaved ? Object.keys(Object(draft.answers)) : [],
  }),
  4: draft => ({ ...draft, version: 5, unread: {} }),
};

export function textOfDraft(draft: HraDraft): string {
  return JSON.stringify({ ...draft, version: draftVersion });
}

/** Reads such a text; null for what is no draft, or one of a newer version. */
export function draftOfText(text: string): { readonly draft: HraDraft | null; readonly isNewer: boolean } {
  const read = parsedJson(text);
  if (!hasVersion(read)) return { draft: null, isNewer: false };
  let held = read;
  for (let next = migrations[held.version]; next; next = migrations[held.version]) held = next(held);
  return {
    draft: held.version === draftVersion ? draftOfFields(held) : null,
    isNewer: held.version > draftVersion,
  };
}

type Fields = Readonly<Record<string, unknown>>;

type Check<Value> = (value: unknown) => value is Value;

/** By hand, since every signed-in page loads this and a schema library is 7 kB. */
const checks: { readonly [Field in keyof HraDraft]: Check<HraDraft[Field]> } = {
  email: isText,
  uniqueString: orNull(isText),
  answers: isAnswers,
  unsavedKeys: isTexts,
  unread: isTextsByKey,
  changedAt: isTime,
  path: isText,
  saveAttemptedAt: orNull(isTime),
  saveWasQuiet: value => typeof value === 'boolean',
  submitAttemptedAt: orNull(isTime),
  aside: isAside,
};

function draftOfFields(value: Fields): HraDraft | null {
  // The keys of a literal table are its names; Object.keys only knows them as strings.
  const names = Object.keys(checks) as (keyof HraDraft)[];
  if (!names.every(name => checks[name](value[name]))) return null;
  // Every field has just passed its own check.
  return Object.fromEntries(names.map(name => [name, value[name]])) as unknown as HraDraft;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasVersion(value: unknown): value is Fields & { readonly version: number } {
  return isFields(value) && Number.isFinite(value.version);
}

function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isTextsByKey(value: unknown): value is UnreadTexts {
  return isFields(value) && Object.values(value).every(isText);
}

/** A time as the product writes times: `2026-03-10T10:42:00.000Z`. */
function isTime(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

function isAnswers(value: unknown): value is Answers {
  if (!isFields(value)) return false;
  return Object.entries(value).every(([key, answer]) => key.length <= 200 && isAnswer(answer));
}

function isAnswer(value: unknown): value is AnswerValue | null {
  if (typeof value === 'string') return value.length <= 1000;
  return value === null || Number.isFinite(value);
}

function isAside(value: unknown): value is HraDraft['aside'] {
  if (value === null) return true;
  return isFields(value) && asideReasons.some(reason => reason === value.reason) && isTime(value.at);
}
