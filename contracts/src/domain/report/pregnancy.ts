import type { Answers } from '../hra/answer-groups.ts';
import { plainNumberOf } from '../hra/answer-value.ts';
import type { Pregnancy } from './generated/report-details.ts';

/** The title of the text for a woman who may be pregnant. Screens show the text as a disclosure with this title, the PDF as a section. */
export const pregnancyTitle = 'Pregnant, could you be, or breast-feeding? Read this';

/** The findings of a report that need another sentence in pregnancy. */
export interface PregnancyConcerns {
  /** The blood pressure is 140/90 or more, or the person was told that it is. */
  readonly hasHighPressure: boolean;
  /** The blood pressure is low enough for one of `lowPressureRows` (urgent-rows.ts). */
  readonly hasLowPressure: boolean;
  readonly hasFever: boolean;
  /** A fasting blood sugar of 92 to 199 mg/dL, which may be gestational diabetes (WHO 2013). From 200 on, the report has an urgent notice. */
  readonly hasRaisedSugar: boolean;
  /** So much alcohol that it is dangerous to stop at once. The notice on alcohol says what to do, and no sentence may contradict it. */
  readonly drinksMuch: boolean;
}

const pressureSentences: readonly string[] = [
  '140/90 or more: see a health worker today.',
  '160/110 or more, a bad headache, or trouble seeing: get emergency help now.',
];

/** The sentences for a woman who may be pregnant. They depend on the findings, so that no sentence contradicts a notice. */
export function pregnancySentences(concerns: PregnancyConcerns): string[] {
  const sentences = ['The risk age is not for you. Do not slim.'];
  if (!concerns.drinksMuch) sentences.push('Drink no alcohol.');
  if (concerns.hasHighPressure) sentences.push(...pressureSentences);
  if (concerns.hasLowPressure)
    sentences.push('With bleeding, belly pain or a faint: get emergency help now.');
  if (concerns.hasFever) sentences.push('A fever in pregnancy: have a malaria test today.');
  if (concerns.hasRaisedSugar)
    sentences.push('Your blood sugar may be diabetes of pregnancy: show it within a week.');
  return sentences;
}

/** The text for a woman who may be pregnant, which a page shows once. */
export interface PregnancyView {
  readonly title: string;
  readonly sentences: readonly string[];
  /** The first notice, step or number that the text concerns. The text is shown open below it; if null, closed below the ages. */
  readonly below: { readonly kind: 'notice' | 'step' | 'number'; readonly id: string } | null;
}

interface ReportItem {
  readonly id: string;
  readonly questions: readonly string[];
}

/** The parts of a report below which the text can be shown. */
interface ShownItems {
  /** `leads` are the sentences for a woman who may be pregnant, with which a notice begins. */
  readonly notices: readonly (ReportItem & { readonly leads: readonly string[] })[];
  readonly firstSteps: readonly ReportItem[];
  readonly numbers: readonly ReportItem[];
}

/** The text for a woman who may be pregnant and where the report shows it; null for everybody else. */
export function pregnancyViewOf(pregnancy: Pregnancy | null, shown: ShownItems): PregnancyView | null {
  if (pregnancy === null || pregnancy.sentences.length === 0) return null;
  // From 160/110 on, the notice begins with "get emergency help now", and both sentences on the pressure are omitted. The first says "today",
  // which would weaken this advice. The second would repeat it.
  const hasPressureLead = shown.notices.some(
    ({ leads, questions }) => leads.length > 0 && questions.includes('blood_pressure_measured'),
  );
  const sentences = pregnancy.sentences.filter(
    text => !(hasPressureLead && pressureSentences.includes(text)),
  );
  return { title: pregnancyTitle, sentences, below: firstConcerned(pregnancy, shown) };
}

function firstConcerned(
  pregnancy: Pregnancy,
  { firstSteps, notices, numbers }: ShownItems,
): PregnancyView['below'] {
  const isConcerned = ({ questions }: ReportItem) => questions.some(id => pregnancy.questions.includes(id));
  const notice = notices.find(isConcerned);
  if (notice !== undefined) return { kind: 'notice', id: notice.id };
  const step = firstSteps.find(isConcerned);
  if (step !== undefined) return { kind: 'step', id: step.id };
  const number = numbers.find(isConcerned);
  return number === undefined ? null : { kind: 'number', id: number.id };
}

/**
 * Whether the person is a woman of 18 to 50 without a hysterectomy. The questionnaire does not ask about pregnancy or menopause, so the ages
 * are our choice (docs/report.md, "Pregnancy: who sees the section"). The limit is 51, because an age of 50.5 is still 50 years.
 */
export function mayBePregnant({ age_in_years: age, hysterectomy, sex }: Answers): boolean {
  const years = plainNumberOf(age);
  return sex === 'female' && years !== null && years >= 18 && years < 51 && hysterectomy !== 'yes';
}
