import type { Answers } from '@choose-life/contracts/domain/hra/answer-groups';
import { choiceOf, numberOf } from '../answer-reading.ts';
import type { Finding } from '../finding.ts';
import type { Sex } from '../model.ts';

const drinks = ['beer', 'wine', 'wine_coolers', 'mixed_drinks'];

/** Drinks of 14 g a week above which the risk is no longer low (NIAAA). */
export const lowRiskDrinks: Readonly<Record<Sex, number>> = { male: 14, female: 7 };

/** Standard drinks a week; null when none of the four questions was answered. */
export function weeklyDrinks(answers: Answers): number | null {
  const answered = drinks.map(key => numberOf(answers, key)).filter(value => value !== null);
  return answered.length === 0 ? null : answered.reduce((sum, value) => sum + value, 0);
}

/** Drinks a week against the low-risk line. Without a sex the lower line counts. */
export function alcoholFinding(answers: Answers, sex: Sex | null): Finding | null {
  const total = weeklyDrinks(answers);
  if (total === null) return null;
  const limit = lowRiskDrinks[sex ?? 'female'];
  const about = {
    id: 'alcohol',
    label: 'Alcohol',
    value: total === 1 ? '1 drink a week' : `${total} drinks a week`,
    questions: ['weekly_alcohol'],
    source: 'NIAAA (US)',
  } as const;
  if (total === 0) return { ...about, band: 'None', tone: 'good', text: 'No alcohol is the safest choice.' };
  if (total <= limit) {
    const text = 'Spread over the week. A weekly total cannot show days with many drinks.';
    return { ...about, band: 'Low risk', tone: 'good', text };
  }
  const text = `More than ${limit} a week raises the risk. Try days without alcohol, and smaller glasses.`;
  return { ...about, band: 'Above low risk', tone: 'attention', text };
}

const activityLevels: Readonly<Record<string, Pick<Finding, 'value' | 'band' | 'tone' | 'text'>>> = {
  '1': {
    value: 'Under 75 minutes a week',
    band: 'Below the advice',
    tone: 'attention',
    text: 'Every minute counts. Ten brisk minutes a day is a good start.',
  },
  '2': {
    value: '75 to 149 minutes a week',
    band: 'On the way',
    tone: 'note',
    text: 'You are more than half way to 150 minutes.',
  },
  '3': {
    value: '150 minutes or more a week',
    band: 'Meets the advice',
    tone: 'good',
    text: 'Well done. Add work for your muscles on two days a week.',
  },
};

/** Movement against WHO's 150 minutes a week. */
export function activityFinding(answers: Answers): Finding | null {
  const level = activityLevels[choiceOf(answers, 'weekly_physical_activity') ?? ''];
  if (!level) return null;
  const questions = ['weekly_physical_activity'];
  return {
    id: 'activity',
    label: 'Movement',
    ...level,
    questions,
    source: 'WHO 2020 physical activity guidelines',
  };
}

const sleepLevels: Readonly<Record<string, Pick<Finding, 'value' | 'band' | 'tone' | 'text'>>> = {
  under_5: {
    value: 'Less than 5 hours',
    band: 'Too short',
    tone: 'attention',
    text: 'Adults need 7 hours or more. Try to go to bed a little earlier each week.',
  },
  '5_6': {
    value: '5 to less than 7 hours',
    band: 'Short',
    tone: 'note',
    text: 'Adults need 7 hours or more. Half an hour more each night is a good start.',
  },
  '7_9': {
    value: '7 to 9 hours',
    band: 'Enough',
    tone: 'good',
    text: 'Good. Keep the same hours, also on free days.',
  },
  over_9: {
    value: 'More than 9 hours',
    band: 'Enough',
    tone: 'good',
    text: 'If you still feel tired after long sleep, tell a health worker.',
  },
};

/** Hours of sleep against the 7 hours of the sleep societies. */
export function sleepFinding(answers: Answers): Finding | null {
  const level = sleepLevels[choiceOf(answers, 'sleep1') ?? ''];
  return level
    ? { id: 'sleep', label: 'Sleep', ...level, questions: ['sleep1'], source: 'AASM/SRS 2015' }
    : null;
}
