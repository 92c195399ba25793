import * as z from 'zod/mini';

/** The version of the drafts that this product writes. */
export const draftVersion = 2;

const fieldsSchema = z.looseObject({ version: z.number() });
type Fields = z.infer<typeof fieldsSchema>;

/** What a draft of each version needs to become one of the next: answers of before an update are still here after it. */
const migrations: Readonly<Record<number, (draft: Fields) => Fields>> = {
  1: draft => ({ ...draft, version: 2, saveAttemptedAt: null, submitAttemptedAt: null, aside: null }),
};

/** A stored draft in the form of today's version, still to be checked; as it is where it is newer or no draft at all. */
export function upToDate(held: unknown): { readonly fields: unknown; readonly isNewer: boolean } {
  const read = fieldsSchema.safeParse(held);
  if (!read.success) return { fields: held, isNewer: false };
  let fields = read.data;
  for (let next = migrations[fields.version]; next; next = migrations[fields.version]) fields = next(fields);
  return { fields, isNewer: fields.version > draftVersion };
}
