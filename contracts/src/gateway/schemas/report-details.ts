import { z } from 'zod';
import type { Form, Member, Members } from '../../domain/report/detail-members.ts';
import { ReportDetails } from '../../domain/report/report-details.ts';
import { lenient, lenientItem } from './envelope.ts';

const plain = { text: z.string(), number: z.number(), flag: z.boolean(), texts: z.array(z.string()) };

/**
 * What a gateway may tell of a report beyond its three ages, under `report` (s.7 shows the ages alone). Every member is
 * optional, and nothing that stands here ever refuses an answer: what does not fit is left out and counted as drift.
 */
// The type says of each kind of form what the schema of that kind gives: the compiler sees one at a time.
export const reportDetails = sentSchemaOf(ReportDetails.form) as z.ZodType<SentAs<typeof ReportDetails.form>>;

function sentSchemaOf(form: Form): z.ZodType {
  return schemaOf(form, sentSchemaOf, lenientItem, (schema, { isNeeded }) =>
    isNeeded ? schema : lenient(schema),
  );
}

const readSchemas = new Map<Form, z.ZodType>();

/** The schema of a part of a report as it was read: what the gateway left out is null or empty there. */
export function readSchemaOf(form: Form): z.ZodType {
  const schema =
    readSchemas.get(form) ??
    schemaOf(
      form,
      readSchemaOf,
      each => each,
      (own, { isNullable, meaning }) => (isNullable ? own.nullable() : own).describe(meaning),
    );
  readSchemas.set(form, schema);
  return schema;
}

function schemaOf(
  form: Form,
  inner: (form: Form) => z.ZodType,
  item: (schema: z.ZodType) => z.ZodType,
  member: (schema: z.ZodType, row: Member) => z.ZodType,
): z.ZodType {
  if (form.kind === 'option') return z.enum(form.options);
  if (form.kind === 'list') return z.array(item(inner(form.item)));
  if (form.kind !== 'record') return plain[form.kind];
  const members = Object.entries(form.members).map(([name, row]) => [name, member(inner(row.form), row)]);
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
