import { maxScore, minPositiveScore } from '@choose-life/contracts/domain/report/mood-screens';
import type { Tone, Urgency } from '@choose-life/contracts/domain/report/report-details';

export const urgencyWords: Readonly<Record<Urgency, string>> = {
  now: 'now',
  today: 'today',
  talk: 'talk to somebody today',
};

export const toneWords: Readonly<Record<Tone, string>> = {
  good: 'good',
  note: 'to know',
  attention: 'to look at',
  urgent: 'urgent',
};

export const mood = `The scores of the mental-health questions go from 0 to ${maxScore}; from ${minPositiveScore} on they suggest a talk. A sum of 1 or 2 is never called calm, also of one answer alone.`;
