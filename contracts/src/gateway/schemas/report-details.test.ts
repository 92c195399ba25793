import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { reportViewOf } from '../../domain/report/report-view-of.ts';
import { alternativesOf, type JsonSchema, jsonSchemaOf } from '../json-schema.ts';
import { ReportDetails, readReportDetails, wireReportDetails } from './report-details.ts';

/** The schema of complete details. */
const detailsSchema = jsonSchemaOf(ReportDetails.domain);
const noAges = { targetAge: null, riskAge: null, currentAge: null };
/** Parses details in the wire format, then reads them. */
const read = (wire: unknown) => readReportDetails(wireReportDetails.parse(wire));

describe('readReportDetails', () => {
  it('returns null if the gateway sends no details', () => {
    expect(readReportDetails(undefined)).toBeNull();
    expect(readReportDetails(null)).toBeNull();
  });

  it('fills missing members with null, false or an empty list', () => {
    expect(read({})).toMatchObject({
      model: null,
      findings: [],
      advice: [],
      range: null,
      underweight: false,
    });
  });

  it('drops the invalid lines of a list and keeps the others', () => {
    const details = read({
      findings: [{ label: 'Blood pressure' }, 7, { label: 8 }, null, { label: 'Sleep' }],
    });
    expect(details?.findings.map(({ label }) => label)).toEqual(['Blood pressure', 'Sleep']);
  });

  const urgentFinding = { label: 'Blood pressure', urgency: 'now', tone: 'good' };

  it('uses the label of an urgent finding if its title is missing', () => {
    expect(read({ findings: [urgentFinding] })?.findings).toMatchObject([{ title: 'Blood pressure' }]);
  });

  it('gives a finding with the urgency "now" the tone urgent', () => {
    expect(read({ findings: [urgentFinding] })?.findings).toMatchObject([{ tone: 'urgent', urgency: 'now' }]);
  });

  it('ignores an unknown urgency and tone', () => {
    const [finding] =
      read({ findings: [{ label: 'Sleep', urgency: 'at once', tone: 'red' }] })?.findings ?? [];
    expect(finding).toMatchObject({ urgency: null, tone: 'note', title: null });
  });

  it('cuts texts to 600 characters', () => {
    const details = read({ advice: [{ text: 'long '.repeat(1000) }] });
    expect([...(details?.advice[0]?.text ?? '')]).toHaveLength(600);
  });

  it('cuts lists to 60 lines', () => {
    const details = read({ advice: Array.from({ length: 500 }, () => ({ text: 'A step.' })) });
    expect(details?.advice).toHaveLength(60);
  });

  it('removes control and direction characters', () => {
    const details = read({ assumptions: [{ text: 'a\u0000b\u202Ec\nd' }] });
    expect(details?.assumptions[0]?.text).toBe('a b c d');
  });

  it('returns no what-if offer if its only range has a single value', () => {
    const range = { now: 80, min: 80, max: 80, unit: 'kg' };
    expect(read({ whatIf: { weight: range } })?.whatIf).toBeNull();
  });

  it('returns valid details, which a report can show, for every value that the wire schema accepts', () => {
    fc.assert(
      fc.property(anyValueOf(detailsSchema), wire => {
        const parsed = wireReportDetails.safeParse(wire);
        // The wire schema refuses only values that are no objects: at most one of ten.
        fc.pre(parsed.success);
        const details = readReportDetails(parsed.data);
        expect(() => reportViewOf({ ages: noAges, details, helpLines: [] })).not.toThrow();
        expect(read(details)).toEqual(details);
        expect(wireReportDetails.parse(details)).toEqual(details);
      }),
      // Each run makes a whole report, so only `npm run test:long` has many runs.
      { numRuns: inject('long') ? 100 : 8 },
    );
  });
});

describe('wireReportDetails', () => {
  it('returns valid details unchanged', () => {
    fc.assert(
      fc.property(validValueOf(detailsSchema), wire => {
        expect(wireReportDetails.parse(wire)).toEqual(wire);
      }),
    );
  });
});

/** Any character, without lone surrogates. The unit 'binary' of fast-check has the same characters, but needs seconds to list them all. */
const anyCharacter = fc
  .nat(0x10ffff)
  .filter(code => code < 0xd800 || code > 0xdfff)
  .map(code => String.fromCodePoint(code));

/**
 * A complete value that matches a schema, without null.
 *
 * @param memberValueOf generates the values of members and items
 */
function validValueOf(
  schema: JsonSchema,
  memberValueOf: (schema: JsonSchema) => fc.Arbitrary<unknown> = validValueOf,
): fc.Arbitrary<unknown> {
  // A nullable schema has one alternative besides null, or a list of types.
  const alternative = alternativesOf(schema).find(({ type }) => type !== 'null') ?? schema;
  const { enum: options, items, properties, type } = alternative;
  if (options) return fc.constantFrom(...options);
  if (items) return fc.array(memberValueOf(items), { maxLength: 3 });
  if (properties) {
    const members = Object.entries(properties).map(([name, member]) => [name, memberValueOf(member)]);
    return fc.record(Object.fromEntries(members));
  }
  const types = [type].flat();
  if (types.includes('boolean')) return fc.boolean();
  if (types.includes('number')) return fc.double({ noNaN: true, noDefaultInfinity: true });
  // The constant is longer than the maximum of a text, which the domain cuts.
  return fc.oneof(fc.string({ unit: anyCharacter }), fc.constant('long '.repeat(200)));
}

/** A value like that of `validValueOf`, in which about one of ten values, at any depth, is replaced by arbitrary JSON. */
function anyValueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: validValueOf(schema, anyValueOf) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}
