import { brandName } from '@choose-life/contracts/domain/brand';
import type { Pillar } from '@/components/motif';
import type { Faq } from './faqs.ts';

/** The four round shortcuts at the head of each pillar's page (s.2.1). */
export const shortcuts: readonly Pillar[] = ['health', 'fitness', 'lifestyle', 'nutrition'];

export const shortcutsLabel = `${brandName} Pillars`;

/** The day on every tip card (s.9). */
export const tipDate = 'March 10, 2024';
export const tipDateIso = '2024-03-10';

/** One tip card. */
export interface Tip {
  readonly pillar: Pillar;
  readonly title: string;
  readonly text: string;
}

/** Tips of one pillar, by their titles. */
export function tipsOf(pillar: Pillar, texts: Readonly<Record<string, string>>): readonly Tip[] {
  return Object.entries(texts).map(([title, text]) => ({ pillar, title, text }));
}

/** Questions with their answers, in the order of the record. */
export function faqsOf(answers: Readonly<Record<string, string>>): readonly Faq[] {
  return Object.entries(answers).map(([question, answer]) => ({ question, answer }));
}
