import type { AnswerCheck } from '@choose-life/contracts/domain/hra/answer-check';
import type { FindingLine } from '@choose-life/contracts/domain/report/generated/report-details';
import { pressureKeys } from '@choose-life/contracts/domain/report/urgent-reading';
import { limitsOf, questionLabelOf, questionOf } from '../asked-questions.ts';
import type { Facts } from '../facts.ts';

/** The value of a finding or fact without an answer. */
export const notAnswered = 'not answered';

/** Short names of the most important numbers, by question. Other numbers are named by the text of their question. */
const shortNames: Readonly<Record<string, string>> = {
  age_in_years: 'Age',
  height: 'Height',
  height_cm: 'Height',
  weight: 'Weight',
  weight_kg: 'Weight',
  blood_pressure_measured: 'Blood pressure',
  weekly_alcohol: 'Alcohol',
  cholesterol_level: 'Total cholesterol',
  blood_glucose: 'Fasting blood sugar',
  resting_heart_rate: 'Resting heart rate',
};

/** The name of an answer in sentences. */
export function answerNameOf(key: string): string {
  return shortNames[questionOf(key)] ?? questionLabelOf(key);
}

/** More characters than any accepted number needs. Longer text is cut. */
const maxTypedLength = 20;

/** An unconfirmed answer as it was typed, in one line without control characters. */
export function typedAnswerOf(key: string, { unconfirmed }: Facts): string {
  const text = String(unconfirmed[key] ?? '')
    .replace(/\p{C}/gu, ' ')
    .trim();
  return [...text].length > maxTypedLength ? `${[...text].slice(0, maxTypedLength).join('')}…` : text;
}

const checksOfQuestion = (question: string, { checks }: Facts) =>
  checks.filter(({ key }) => questionOf(key) === question);

/** The typed answer to a question if it is unconfirmed, otherwise ''. For a blood pressure both numbers, such as '60/150'. */
export function typedAnswerToQuestion(question: string, facts: Facts): string {
  const typedText = unconfirmedNumbersOf(question, facts);
  if (typedText === '' || question !== 'blood_pressure_measured') return typedText;
  return pressureKeys
    .map(key => (key in facts.unconfirmed ? typedAnswerOf(key, facts) : (facts.answers[key] ?? '-')))
    .join('/');
}

/** The unconfirmed numbers of a question, such as '260' if only the first number of 260/120 is unconfirmed; '' if there is none. */
export function unconfirmedNumbersOf(question: string, facts: Facts): string {
  return checksOfQuestion(question, facts)
    .map(({ key }) => typedAnswerOf(key, facts))
    .join('/');
}

/** Whether an unconfirmed answer to the question has a suggestion. */
export function hasSuggestion(question: string, facts: Facts): boolean {
  return checksOfQuestion(question, facts).some(({ suggestions }) => suggestions.length > 0);
}

/** The band of a finding on an unconfirmed answer. */
export const toCheckBand = 'Please check';

/** One finding for each question with an unconfirmed answer. It contains the suggestion, if there is one. */
export function checkFindings(facts: Facts): FindingLine[] {
  const questions = [...new Set(facts.checks.map(({ key }) => questionOf(key)))];
  return questions.map(question => {
    return {
      id: `check-${question}`,
      label: answerNameOf(question),
      value: typedAnswerToQuestion(question, facts),
      band: toCheckBand,
      tone: 'note',
      urgency: null,
      showBy: null,
      title: null,
      lead: null,
      text: findingTextOf(question, checksOfQuestion(question, facts)),
      questions: [question],
      source: 'The limits of the question',
      article: null,
      mustPrint: false,
    };
  });
}

/** The text of the finding. It contains the name of the answer, so that two findings do not have the same text. */
function findingTextOf(question: string, checks: readonly AnswerCheck[]): string {
  const name = `"${answerNameOf(question)}"`;
  const check = checks.find(({ suggestions }) => suggestions.length > 0) ?? checks[0];
  if (check === undefined) return `${name} was not used.`;
  if (check.kind === 'unreadable' && check.suggestions.length === 0)
    return `Please write it in digits: we could not read ${name}.`;
  return `${sentenceOf(check)} ${name} was not used.`;
}

function sentenceOf({ key, kind, suggestions }: AnswerCheck): string {
  const suggestedText = suggestions.map(({ label }) => label).join(' or ');
  if (suggestedText !== '') return `Please check: did you mean ${suggestedText}?`;
  if (kind === 'order') return 'Please check both numbers. The low one is not below the high one.';
  if (kind === 'size') return 'Please check your weight. It does not fit your height.';
  const { max = null, min = null } = limitsOf(key) ?? {};
  return `Please check "${answerNameOf(key)}": the question accepts ${min ?? '-'} to ${max ?? '-'}.`;
}
