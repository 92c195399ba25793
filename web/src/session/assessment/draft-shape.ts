import type { Answers, AnswerValue } from '@choose-life/contracts/domain/hra/answer-groups';
import { isFields } from './draft-versions.ts';

const reasons = ['started-again', 'discarded', 'opened-saved'] as const;
/** Why a draft was put aside. */
export type AsideReason = (typeof reasons)[number];

/** A draft as it lies in session storage, beside its version. Times are ISO texts. */
export interface HraDraft {
  /** Whose answers these are. */
  readonly email: string;
  /** The saved assessment they continue; null before the first save. */
  readonly uniqueString: string | null;
  readonly answers: Answers;
  /** False when the server has all of it. */
  readonly unsaved: boolean;
  /** Time of the last change. */
  readonly changedAt: string;
  /** The page it was left on. */
  readonly path: string;
  /** When it was sent to be saved and no answer came: it may have arrived. */
  readonly saveAttemptedAt: string | null;
  /** True when nobody had pressed for that save. */
  readonly saveWasQuiet: boolean;
  /** The same of its submission. */
  readonly submitAttemptedAt: string | null;
  /** Set while it stands aside. */
  readonly aside: { readonly reason: AsideReason; readonly at: string } | null;
}

type Check<Value> = (value: unknown) => value is Value;

/** What each field must be: by hand, since every signed-in page loads this and a schema library is 7 kB. */
const checks: { readonly [Field in keyof HraDraft]: Check<HraDraft[Field]> } = {
  email: isText,
  uniqueString: orNull(isText),
  answers: isAnswers,
  unsaved: value => typeof value === 'boolean',
  changedAt: isTime,
  path: isText,
  saveAttemptedAt: orNull(isTime),
  saveWasQuiet: value => typeof value === 'boolean',
  submitAttemptedAt: orNull(isTime),
  aside: isAside,
};

/** The draft that a value is, without members that are none of a draft's; null where one field is not what it must be. */
export function draftOfFields(value: unknown): HraDraft | null {
  if (!isFields(value)) return null;
  // The keys of a literal table are its names; Object.keys only knows them as strings.
  const names = Object.keys(checks) as (keyof HraDraft)[];
  if (!names.every(name => checks[name](value[name]))) return null;
  // Every field has just passed its own check.
  return Object.fromEntries(names.map(name => [name, value[name]])) as unknown as HraDraft;
}

function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
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
  return isFields(value) && reasons.some(reason => reason === value.reason) && isTime(value.at);
}
