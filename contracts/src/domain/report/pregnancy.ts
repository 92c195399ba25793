import type { Answers } from '../hra/answer-groups.ts';
import { plainNumberOf } from '../hra/answer-value.ts';
import type { Pregnancy } from './generated/report-details.ts';

/** The summary of the disclosure for a woman who may be pregnant; on paper its heading. */
export const pregnancyTitle = 'Pregnant, could you be, or breast-feeding? Read this';

/** What a report contains that means something else in pregnancy. */
export interface PregnancyConcerns {
  /** The blood pressure is 140/90 or more. */
  readonly highPressure: boolean;
  /** The blood pressure is low enough for an urgent row. */
  readonly lowPressure: boolean;
  readonly fever: boolean;
  /** A fasting blood sugar of 92 to 199 mg/dL (WHO 2013: from 92 on it may be diabetes of pregnancy). */
  readonly sugar: boolean;
  /** So much alcohol that stopping at once is dangerous: its notice has the sentence, and nothing may contradict it. */
  readonly muchAlcohol: boolean;
}

const pressureSentences: readonly string[] = [
  '140/90 or more: see a health worker today.',
  '160/110 or more, a bad headache, or trouble seeing: get emergency help now.',
];

/** The sentences of the disclosure. They depend on the concerns, so that no order contradicts a notice. */
export function pregnancySentences(concerns: PregnancyConcerns): string[] {
  const sentences: readonly (readonly [isSaid: boolean, text: string])[] = [
    [true, 'The risk age is not for you. Do not slim.'],
    [!concerns.muchAlcohol, 'Drink no alcohol.'],
    ...pressureSentences.map(text => [concerns.highPressure, text] as const),
    [concerns.lowPressure, 'With bleeding, belly pain or a faint: get emergency help now.'],
    [concerns.fever, 'A fever in pregnancy: have a malaria test today.'],
    [concerns.sugar, 'Your blood sugar may be diabetes of pregnancy: show it within a week.'],
  ];
  return sentences.filter(([isSaid]) => isSaid).map(([, text]) => text);
}

/** The disclosure as it is shown, once on a page. */
export interface PregnancyView {
  readonly title: string;
  readonly sentences: readonly string[];
  /** What it is shown below, open: the first notice, step or number that it concerns. Null: it is closed, below the ages. */
  readonly below: { readonly kind: 'notice' | 'step' | 'number'; readonly id: string } | null;
}

interface Concerned {
  readonly id: string;
  readonly questions: readonly string[];
}

interface ConcernedNotice extends Concerned {
  /** What such a woman reads first in the notice. */
  readonly leads: readonly string[];
}

/** Where a report shows the disclosure; null for everybody whom it is not for. */
export function pregnancyViewOf(
  pregnancy: Pregnancy | null,
  shown: Readonly<Record<'firstSteps' | 'numbers', readonly Concerned[]>> & {
    readonly notices: readonly ConcernedNotice[];
  },
): PregnancyView | null {
  if (pregnancy === null || pregnancy.sentences.length === 0) return null;
  // From 160/110 on the notice begins with emergency help: on the same page, "today" would weaken it.
  const isPressureSaidFirst = shown.notices.some(
    ({ leads, questions }) => leads.length > 0 && questions.includes('blood_pressure_measured'),
  );
  const sentences = pregnancy.sentences.filter(
    text => !(isPressureSaidFirst && pressureSentences.includes(text)),
  );
  const isConcerned = ({ questions }: Concerned) => questions.some(id => pregnancy.questions.includes(id));
  const places = [
    ...shown.notices.filter(isConcerned).map(({ id }) => ({ kind: 'notice', id }) as const),
    ...shown.firstSteps.filter(isConcerned).map(({ id }) => ({ kind: 'step', id }) as const),
    ...shown.numbers.filter(isConcerned).map(({ id }) => ({ kind: 'number', id }) as const),
  ];
  return { title: pregnancyTitle, sentences, below: places[0] ?? null };
}

/** A woman of 18 to 50 whose womb was not removed. Nobody is asked about pregnancy or the change of life. */
export function mayBePregnant({ age_in_years: age, hysterectomy, sex }: Answers): boolean {
  const years = plainNumberOf(age);
  return sex === 'female' && years !== null && years >= 18 && years < 51 && hysterectomy !== 'yes';
}
