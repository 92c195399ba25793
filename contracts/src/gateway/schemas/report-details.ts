import { z } from 'zod';
import type { Form, Members } from '../../domain/report/detail-members.ts';
import { ReportDetails } from '../../domain/report/report-details.ts';
import { lenient, lenientItem } from './envelope.ts';

const plain = { text: z.string(), number: z.number(), flag: z.boolean(), ids: z.array(z.string()) };

/**
 * What a gateway may tell of a report beyond its three ages, under `report` (s.7 shows the ages alone). Every member is
 * optional, and nothing that stands here ever refuses an answer: what does not fit is left out and counted as drift.
 */
// The type says of each kind of form what the schema of that kind gives: the compiler sees one at a time.
export const reportDetails = schemaOf(ReportDetails.form) as z.ZodType<SentAs<typeof ReportDetails.form>>;

function schemaOf(form: Form): z.ZodType {
  if (form.kind === 'option') return z.enum(form.options);
  if (form.kind === 'list') return z.array(lenientItem(schemaOf(form.item)));
  if (form.kind !== 'record') return plain[form.kind];
  const members = Object.entries(form.members).map(([name, { form, isNeeded }]) => {
    const schema = schemaOf(form);
    return [name, isNeeded ? schema : lenient(schema)];
  });
  return z.looseObject(Object.fromEntries(members));
}

/** What stands on the wire in that form. */
type SentAs<Sent> = Sent extends { readonly kind: infer Kind extends keyof typeof plain }
  ? z.infer<(typeof plain)[Kind]>
  : Sent extends { readonly options: readonly (infer Option)[] }
    ? Option
    : Sent extends { readonly item: infer Item }
      ? (SentAs<Item> | null)[]
      : Sent extends { readonly members: infer Rows extends Members }
        ? SentMembers<Rows>
        : never;

type SentMembers<Rows extends Members> = {
  -readonly [Name in keyof Rows as Rows[Name]['isNeeded'] extends true ? Name : never]: SentAs<
    Rows[Name]['form']
  >;
} & {
  -readonly [Name in keyof Rows as Rows[Name]['isNeeded'] extends true ? never : Name]?:
    | SentAs<Rows[Name]['form']>
    | null
    | undefined;
};
