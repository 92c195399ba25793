import { z } from 'zod';
import { lenient, lenientItem } from './envelope.ts';

const text = lenient(z.string());
const number = lenient(z.number());
const questions = lenient(z.array(z.string()));
const bound = lenient(z.enum(['above', 'below']));
const list = <Item extends z.ZodType>(item: Item) => lenient(z.array(lenientItem(item)));

const shownAge = z.looseObject({ years: z.number(), bound });
const whatIfRange = z.looseObject({ now: z.number(), min: z.number(), max: z.number(), unit: z.string() });

/**
 * What a gateway may tell of a report beyond its three ages, under `report` (s.7 shows the ages alone). Every member is
 * optional, and nothing that stands here ever refuses an answer: what does not fit is left out and counted as drift.
 */
export const reportDetails = z.looseObject({
  model: lenient(z.looseObject({ id: z.string(), version: z.string(), hash: text })),
  riskAgeBound: bound,
  targetAgeBound: bound,
  yearsOlder: number,
  range: lenient(z.looseObject({ low: shownAge, high: shownAge, dependsOn: z.string() })),
  treatedTarget: lenient(shownAge),
  tenYears: lenient(z.looseObject({ now: z.number(), after: z.number(), healthyPeer: z.number() })),
  contributions: list(
    z.looseObject({
      factor: z.string(),
      label: z.string(),
      value: text,
      years: z.number(),
      gain: number,
      note: text,
      questions,
    }),
  ),
  reasons: list(z.looseObject({ id: text, text: z.string(), nextStep: text, questions })),
  assumptions: list(z.looseObject({ id: text, text: z.string(), questions })),
  findings: list(
    z.looseObject({
      id: text,
      label: z.string(),
      value: text,
      band: text,
      tone: lenient(z.enum(['good', 'note', 'attention', 'urgent'])),
      urgency: lenient(z.enum(['now', 'today', 'talk'])),
      title: text,
      text,
      questions,
      source: text,
    }),
  ),
  advice: list(
    z.looseObject({
      id: text,
      title: text,
      text: z.string(),
      years: number,
      questions,
      source: text,
      article: text,
    }),
  ),
  instruments: list(
    z.looseObject({
      id: text,
      label: z.string(),
      score: z.number(),
      max: z.number(),
      questions,
      source: text,
    }),
  ),
  facts: list(z.looseObject({ id: text, label: z.string(), value: z.string() })),
  whatIf: lenient(
    z.looseObject({
      smoking: lenient(z.boolean()),
      weight: lenient(whatIfRange),
      systolic: lenient(whatIfRange),
    }),
  ),
  sinceLast: lenient(
    z.looseObject({
      at: z.string(),
      riskAge: shownAge,
      moved: list(z.looseObject({ factor: text, label: z.string(), years: z.number() })),
    }),
  ),
  underweight: lenient(z.boolean()),
});
