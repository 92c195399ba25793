import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isRecord, propertiesOf, type UnknownProperties } from '@choose-life/contracts/domain/properties-of';
import { parsedJson } from '@/json';
import { sessionStrings } from '@/session/browser-storage';
import { asideReasons, type HraDraft, type UnreadableTexts } from './state.ts';

/*
 * Reads and writes drafts as text, for session storage and for other tabs. A draft has a version, so that a draft from before an
 * update of the app is converted and not lost.
 */

/** `current` is the open assessment. `undo` is the assessment that Undo can bring back (docs/faults.md D15). */
type DraftSlot = 'current' | 'undo';

/** `v1` is not the version of the draft, which is in its text. It never changes, so that every version of the app finds all drafts. */
const baseKey = 'hraDraft:v1';

/** The session storage key of a draft. The key of `undo` ends in an older name, because stored drafts have it. */
export function draftKeyOf(slot: DraftSlot): string {
  return slot === 'current' ? baseKey : `${baseKey}:aside`;
}

/**
 * Reads a draft; null if there is none. An invalid draft is removed (docs/faults.md D18). After a rollback of the app, a draft may have
 * a newer version: it is moved to another key, and read from there once the app knows its version (D20).
 */
export function readDraft(slot: DraftSlot = 'current'): HraDraft | null {
  const key = draftKeyOf(slot);
  const newerKey = `${key}:newer`;
  const text = sessionStrings.getItem(key);
  if (text !== null) {
    const { draft, isNewer } = draftOfText(text);
    if (draft) return draft;
    if (isNewer) sessionStrings.setItem(newerKey, text);
    sessionStrings.removeItem(key);
  }
  const newerText = sessionStrings.getItem(newerKey);
  const newerDraft = newerText === null ? null : draftOfText(newerText).draft;
  if (newerDraft) {
    writeDraft(newerDraft, slot);
    sessionStrings.removeItem(newerKey);
  }
  return newerDraft;
}

/** Stores a draft; null removes it. */
export function writeDraft(draft: HraDraft | null, slot: DraftSlot = 'current'): void {
  sessionStrings.setItem(draftKeyOf(slot), draft && textOfDraft(draft));
}

/** The version of the drafts that are written. A change of `HraDraft` needs a new version and a migration. */
export const draftVersion = 5;

/** By version: converts a draft of this version into a draft of the next version. */
const migrations: Readonly<Record<number, (draft: UnknownProperties) => VersionedDraft>> = {
  // Version 2 added the times of unanswered calls, and Undo.
  1: draft => ({ ...draft, version: 2, saveAttemptedAt: null, submitAttemptedAt: null, aside: null }),
  // Version 3 added automatic saves. Before, every save was manual.
  2: draft => ({ ...draft, version: 3, saveWasQuiet: false }),
  // Before version 4 a draft contained only whether it had unsaved answers, so all answers may be unsaved.
  3: ({ unsaved, ...draft }) => ({
    ...draft,
    version: 4,
    unsavedKeys: unsaved ? Object.keys(propertiesOf(draft.answers)) : [],
  }),
  // Version 5 added texts that could not be read as a number.
  4: draft => ({ ...draft, version: 5, unread: {} }),
};

/** A draft as text. */
export function textOfDraft(draft: HraDraft): string {
  return JSON.stringify({ ...draft, version: draftVersion });
}

/** The result of `draftOfText`. */
interface ParsedDraft {
  /** Null if the text is not a valid draft, or if it is a draft of a newer version. */
  readonly draft: HraDraft | null;
  /** Whether the text is a draft of a newer version. */
  readonly isNewer: boolean;
}

/** Reads a draft from text, and converts it to the current version. */
export function draftOfText(text: string): ParsedDraft {
  const parsed = parsedJson(text);
  if (!isVersioned(parsed)) return { draft: null, isNewer: false };
  let draft = parsed;
  // One version at a time, because each migration converts only to the next version.
  while (draft.version < draftVersion) {
    const migrate = migrations[draft.version];
    // Versions that never existed, such as 0 or 2.5, have no migration. The draft is invalid then.
    if (!migrate) break;
    draft = migrate(draft);
  }
  return {
    draft: draft.version === draftVersion ? validDraft(draft) : null,
    isNewer: draft.version > draftVersion,
  };
}

type VersionedDraft = UnknownProperties & { readonly version: number };

type Check<Value> = (value: unknown) => value is Value;

/** The check of each property. Not a schema, because every signed-in page loads this file, and a schema library adds 7 kB. */
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

/** The draft without unknown properties; null if a property is missing or has a wrong type. */
function validDraft(value: UnknownProperties): HraDraft | null {
  // `Object.keys` returns strings, so the cast restores the names of the properties.
  const names = Object.keys(checks) as (keyof HraDraft)[];
  if (!names.every(name => checks[name](value[name]))) return null;
  // Every property has passed its check above, which the type of `Object.fromEntries` does not contain.
  return Object.fromEntries(names.map(name => [name, value[name]])) as unknown as HraDraft;
}

function isVersioned(value: unknown): value is VersionedDraft {
  return isRecord(value) && Number.isFinite(value.version);
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

function isTextsByKey(value: unknown): value is UnreadableTexts {
  return isRecord(value) && Object.values(value).every(isText);
}

/** An ISO time as `toISOString` writes it: `2026-03-10T10:42:00.000Z`. */
function isTime(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString() === value;
}

/** The adapter refuses longer keys and texts of answers (`adapter/src/routers/assessment-input.ts`). */
const maxKeyLength = 200;
const maxTextLength = 1000;

function isAnswers(value: unknown): value is Answers {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([key, answer]) => key.length <= maxKeyLength && isAnswer(answer));
}

function isAnswer(value: unknown): value is AnswerValue | null {
  if (typeof value === 'string') return value.length <= maxTextLength;
  return value === null || Number.isFinite(value);
}

function isAside(value: unknown): value is HraDraft['aside'] {
  if (value === null) return true;
  return isRecord(value) && asideReasons.some(reason => reason === value.reason) && isTime(value.at);
}
