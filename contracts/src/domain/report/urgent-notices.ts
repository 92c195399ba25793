import { lowerFirst } from '../first-letter.ts';
import { type AnswerCheck, checksOf } from '../hra/answer-check.ts';
import type { Answers } from '../hra/answer-groups.ts';
import { isWithin, type LimitsOf } from '../hra/answer-range.ts';
import { plainNumberOf } from '../hra/answer-value.ts';
import { expectedUnit, mgPerMmol } from '../hra/expected-unit.ts';
import { mmolLimits } from '../hra/other-unit.ts';
import { drinkKeys } from '../hra/weekly-drinks.ts';
import { compareUrgency, mostUrgentFirst } from './urgency.ts';
import { bodyLimits, type Reading, readingOf } from './urgent-reading.ts';
import { type FoundNotice, noticeOf, rowsIn } from './urgent-rows.ts';
import { corrections } from './urgent-texts.ts';

/*
 * From answers to urgent notices. Most notices are a row of the table in urgent-rows.ts. A number that has to be checked (answer-check.ts)
 * can also give a notice, because it may be right or may have another meaning:
 *
 *   typed             possible meanings                      notice
 *   22 (sugar)        22 mmol/L = 396 mg/dL, or 22 mg/dL     both, first the one in mmol/L
 *   45 (sugar)        45 mg/dL, or 45 mmol/L = 810 mg/dL     both, first mg/dL: 810 mg/dL is above the limit of 600
 *   12 (sugar)        12 mmol/L = 216 mg/dL                  on 216 mg/dL: nobody has 12 mg/dL
 *   5.4 (sugar)       5.4 mmol/L = 97 mg/dL                  none: the likely meaning needs no action
 *   60/150 (pressure) 150/60                                 on 150/60: the typed pair is impossible
 *   260/95 (pressure) 260/95                                 "If this number is right: ..."
 *
 * Invariant, which a test checks: if a number in a known unit moves from the threshold of a row to the end of `bodyLimits`, its notice never
 * becomes less urgent.
 */

/**
 * The urgent notices on answers, the most urgent first. The caller must omit the answers to hidden questions.
 * @param limitsOf the limits of each numeric question in the questionnaire
 */
export function urgentNoticesFor(answers: Answers, limitsOf: LimitsOf): FoundNotice[] {
  const checks = checksOf(answers, Object.keys(bodyLimits), limitsOf);
  // Only a suggestion to swap the two blood pressure numbers has a second answer.
  const isSwapped = checks.some(({ suggestions }) =>
    suggestions.some(({ secondAnswer }) => secondAnswer !== undefined),
  );
  const eitherUnitNotice = glucoseNoticeInEitherUnit(answers, limitsOf);
  // Two swapped blood pressure numbers are one mistake, with one notice at the high number. Neither number is used as it is.
  const checkedMeanings = checks
    .filter(
      ({ key }) => !(isSwapped && key === 'low_number') && !(eitherUnitNotice && key === 'blood_glucose'),
    )
    .map(check => ({ key: check.key, meanings: meaningsOf(check, answers, limitsOf) }));
  const readingAsTyped = readingOf(answers, limitsOf);
  const reading = isSwapped
    ? { ...readingAsTyped, high: null, low: null, isPressureToCheck: true }
    : readingAsTyped;
  const certainNotices = rowsIn(reading)
    .filter(({ topic }) => eitherUnitNotice === null || topic !== 'glucose')
    .map(row => noticeOf(row, reading));
  const mistakeNotices = checkedMeanings.map(({ key, meanings }) => mistakeNoticeOf(key, meanings, answers));
  // A number without another likely meaning may be right as it was typed.
  const doubtfulKeys = new Set(
    checkedMeanings.filter(({ meanings }) => meanings.length === 0).map(({ key }) => key),
  );
  const doubtfulNotices = [...mistakeNotices, ...noticesIfRight(answers, limitsOf, doubtfulKeys)]
    .filter(notice => notice !== null)
    .filter(notice => !isCovered(notice, certainNotices));
  return withoutRepeatedLeads(
    mostUrgentFirst([...certainNotices, ...(eitherUnitNotice ? [eitherUnitNotice] : []), ...doubtfulNotices]),
  );
}

/** Removes repeated leads. Two notices on the blood pressure can have the same lead, a sentence for a woman who may be pregnant. */
function withoutRepeatedLeads(notices: readonly FoundNotice[]): FoundNotice[] {
  const texts = new Set<string>();
  return notices.map(notice => {
    if (notice.lead === null) return notice;
    if (texts.has(notice.lead.text)) return { ...notice, lead: null };
    texts.add(notice.lead.text);
    return notice;
  });
}

/** Whether a doubtful notice is needless: a certain notice has all its rows, or has the same topic and is more urgent. */
function isCovered(notice: FoundNotice, certainNotices: readonly FoundNotice[]): boolean {
  return certainNotices.some(
    other =>
      notice.rowIds.every(id => other.rowIds.includes(id)) ||
      (other.topic === notice.topic && compareUrgency(other, notice) < 0),
  );
}

/** One possible meaning of a number. */
interface Meaning {
  /** 'If that is 22 mmol/L (396 mg/dL), your blood sugar is very high. See a health worker today.' */
  readonly sentence: string;
  /** The notice on the number with this meaning; null if the number then needs no action. */
  readonly notice: FoundNotice | null;
}

/**
 * The meaning that the answer `key` has in `reading`.
 * @param leadIn the beginning of the sentence: 'Did you mean 150 over 60? Then '
 * @param numberText the number as the sentence names it: '22 mmol/L', '150 over 60'
 */
function meaningOf(key: string, leadIn: string, numberText: string, reading: Reading): Meaning {
  const row = rowsIn(reading).find(({ keys }) => keys.includes(key));
  if (row === undefined) return { sentence: '', notice: null };
  const notice = noticeOf(row, reading);
  const { text, title } = notice;
  const clause = row.meaningClause?.(numberText) ?? `${lowerFirst(title)}. ${text}`;
  return { sentence: `${leadIn}${clause}`, notice };
}

/** The likely meanings of a number that has to be checked; empty if there is none. */
function meaningsOf({ key, suggestions }: AnswerCheck, answers: Answers, limitsOf: LimitsOf): Meaning[] {
  const inMmol = meaningInMmol(key, answers, limitsOf);
  if (inMmol !== null) {
    // The number may also be right in mg/dL. Only a blood sugar can be that low.
    const inMgPerDl = key === 'blood_glucose' ? glucoseInMgPerDl(answers, limitsOf, 'If it is') : null;
    return inMgPerDl?.notice ? [inMmol, inMgPerDl] : [inMmol];
  }
  return suggestions.map(({ label, secondAnswer, value }) => {
    const meantAnswers = {
      ...answers,
      [key]: value,
      ...(secondAnswer && { [secondAnswer.key]: secondAnswer.value }),
    };
    const numberText = secondAnswer ? `${value} over ${secondAnswer.value}` : label;
    return meaningOf(key, `Did you mean ${numberText}? Then `, numberText, readingOf(meantAnswers, limitsOf));
  });
}

/** The meaning of a number that is possible in mmol/L, for a question in mg/dL; null for any other number. */
function meaningInMmol(key: string, answers: Answers, limitsOf: LimitsOf): Meaning | null {
  if (key !== 'blood_glucose' && key !== 'cholesterol_level') return null;
  const typedNumber = plainNumberOf(answers[key]);
  if (typedNumber === null || !isWithin(typedNumber, mmolLimits[key])) return null;
  if (expectedUnit(key, limitsOf(key)) !== 'mg/dL') return null;
  const mgPerDl = Math.round(typedNumber * mgPerMmol[key]);
  const convertedValue = key === 'blood_glucose' ? { glucose: mgPerDl } : { cholesterol: mgPerDl };
  const numberText = `${typedNumber} mmol/L`;
  const reading = { ...readingOf(answers, limitsOf), ...convertedValue };
  return meaningOf(key, `If that is ${numberText} (${mgPerDl} mg/dL), `, numberText, reading);
}

/**
 * The meaning of the blood sugar in mg/dL, the unit of the question.
 * @param leadIn 'If this is' for the first sentence of a text, 'If it is' for a later one
 */
function glucoseInMgPerDl(answers: Answers, limitsOf: LimitsOf, leadIn: 'If it is' | 'If this is'): Meaning {
  const numberText = `${plainNumberOf(answers.blood_glucose)} mg/dL`;
  const reading = readingOf(answers, limitsOf, new Set(['blood_glucose']));
  return meaningOf('blood_glucose', `${leadIn} ${numberText}: `, numberText, reading);
}

/**
 * From this number on, a blood sugar in mmol/L is above 600 mg/dL, the limit of the embedded question. The number is therefore more likely in
 * mg/dL.
 */
const likelierInMgPerDlFrom = 33.4;

/**
 * The notice on a blood sugar from 33.4 to 53 (the maximum of `mmolLimits`), which is far too low in mg/dL and far too high in mmol/L. Both need
 * help now, but sugar helps only in one case and harms in the other. The notice applies even if the number is inside the limits of the question.
 * Null for any other number.
 */
function glucoseNoticeInEitherUnit(answers: Answers, limitsOf: LimitsOf): FoundNotice | null {
  const typedNumber = plainNumberOf(answers.blood_glucose);
  if (typedNumber === null || typedNumber < likelierInMgPerDlFrom) return null;
  const inMmol = meaningInMmol('blood_glucose', answers, limitsOf);
  const inMgPerDl = glucoseInMgPerDl(answers, limitsOf, 'If this is');
  if (!inMmol?.notice || !inMgPerDl.notice) return null;
  const mgPerDl = Math.round(typedNumber * mgPerMmol.blood_glucose);
  return noticeOnNumber(
    'blood_glucose',
    answers,
    [inMgPerDl.notice, inMmol.notice],
    [
      inMgPerDl.sentence,
      // This sentence replaces `inMmol.sentence`, which does not warn of sugar.
      `If it is ${typedNumber} mmol/L (${mgPerDl} mg/dL): get emergency help now, and take no sugar.`,
      corrections.afterMeanings,
    ],
  );
}

/** The notice on a number with likely meanings. Null if there is no likely meaning, or if one meaning needs no action and is therefore assumed. */
function mistakeNoticeOf(key: string, meanings: readonly Meaning[], answers: Answers): FoundNotice | null {
  const notices = meanings.flatMap(({ notice }) => notice ?? []);
  if (notices.length === 0 || notices.length < meanings.length) return null;
  const sentences = meanings.map(({ sentence }) => sentence);
  return noticeOnNumber(key, answers, notices, [
    `You typed ${typedTextOf(key, answers)}.`,
    ...sentences,
    corrections.afterMeanings,
  ]);
}

/** One notice on a number with several meanings, with the urgency of the most urgent meaning; null without notices. */
function noticeOnNumber(
  key: string,
  answers: Answers,
  notices: readonly FoundNotice[],
  sentences: readonly string[],
): FoundNotice | null {
  const [mostUrgent] = mostUrgentFirst(notices);
  // Split, because the type of `rowIds` demands at least one id.
  const [firstRowId, ...otherRowIds] = notices.flatMap(({ rowIds }) => rowIds);
  if (mostUrgent === undefined || firstRowId === undefined) return null;
  return {
    id: `check-${key}`,
    urgency: mostUrgent.urgency,
    title: titleOf(key, answers),
    lead: notices.find(({ lead }) => lead !== null)?.lead ?? null,
    text: sentences.join(' '),
    topic: mostUrgent.topic,
    questions: [...new Set(notices.flatMap(({ questions }) => questions))],
    keys: [...new Set(notices.flatMap(({ keys }) => keys))],
    rowIds: [firstRowId, ...otherRowIds],
    isDoubtful: true,
  };
}

/**
 * The notices on possible numbers that have to be checked and have no other likely meaning ("If this number is right: …"), for example a number
 * outside the limits of its question.
 */
function noticesIfRight(
  answers: Answers,
  limitsOf: LimitsOf,
  doubtfulKeys: ReadonlySet<string>,
): FoundNotice[] {
  const reading = readingOf(answers, limitsOf, doubtfulKeys);
  return rowsIn(reading).flatMap(row => {
    const key = row.keys.find(answerKey => doubtfulKeys.has(answerKey));
    if (key === undefined) return [];
    const notice = noticeOf(row, reading);
    return {
      ...notice,
      id: `${row.id}-if-right`,
      title: titleOf(key, answers),
      text: `If this number is right: ${row.title}. ${notice.text} ${corrections.ifRight}`,
      isDoubtful: true,
    };
  });
}

/** Short names of the numbers for titles, for which the texts of the questions are too long. */
const numberNames: Readonly<Record<string, string>> = {
  high_number: 'Blood pressure',
  low_number: 'Blood pressure',
  blood_glucose: 'Blood sugar',
  cholesterol_level: 'Cholesterol',
  resting_heart_rate: 'Heart rate',
  weight: 'Weight',
  weight_kg: 'Weight',
  ...Object.fromEntries(drinkKeys.map(key => [key, 'Drinks a week'])),
};

/** 'Blood sugar 22: please check it'. */
function titleOf(key: string, answers: Answers): string {
  return `${numberNames[key] ?? 'Number'} ${typedTextOf(key, answers)}: please check it`;
}

/** '22', '60/150', '260/-'. */
function typedTextOf(key: string, answers: Answers): string {
  const typed = (answerKey: string) => String(answers[answerKey] ?? '-').trim();
  return key === 'high_number' || key === 'low_number'
    ? `${typed('high_number')}/${typed('low_number')}`
    : typed(key);
}
