import type { AnswerKey } from './answer-groups.ts';

/** mg/dL in one mmol/L: of sugar, and of cholesterol. */
export const mgPerMmol = { blood_glucose: 18, cholesterol_level: 38.67 } as const satisfies Partial<
  Record<AnswerKey, number>
>;
