/** The version of the drafts that this product writes. */
export const draftVersion = 3;

/** A value with named members, of which nothing else is known. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a draft of each version needs to become one of the next: answers of before an update are still here after it. */
const migrations: Readonly<Record<number, (draft: Fields) => Fields & { readonly version: number }>> = {
  1: draft => ({ ...draft, version: 2, saveAttemptedAt: null, submitAttemptedAt: null, aside: null }),
  2: draft => ({ ...draft, version: 3, saveWasQuiet: false }),
};

/** A stored draft in the form of today's version, still to be checked; null where it is newer or no draft at all. */
export function upToDate(held: unknown): { readonly fields: Fields | null; readonly isNewer: boolean } {
  if (!hasVersion(held)) return { fields: null, isNewer: false };
  let fields = held;
  for (let next = migrations[fields.version]; next; next = migrations[fields.version]) fields = next(fields);
  return { fields: fields.version === draftVersion ? fields : null, isNewer: fields.version > draftVersion };
}

/** Whether a value has named members. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasVersion(value: unknown): value is Fields & { readonly version: number } {
  return isFields(value) && Number.isFinite(value.version);
}
