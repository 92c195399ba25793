import type { Pillar } from '../../../components/motif.tsx';
import type { RouteName } from '../../../paths.ts';

/** The four round shortcuts at the head of each pillar's page (s.2.1). */
export const shortcuts: readonly {
  readonly pillar: Pillar;
  readonly name: string;
  readonly to: RouteName;
}[] = [
  { pillar: 'health', name: 'Health', to: 'health' },
  { pillar: 'fitness', name: 'Fitness', to: 'fitness' },
  { pillar: 'lifestyle', name: 'Lifestyle', to: 'lifestyle' },
  { pillar: 'nutrition', name: 'Nutrition', to: 'nutrition' },
];

export const shortcutsLabel = 'Choose Life Pillars';

/** The day on every tip card (s.9). */
export const tipDate = 'March 10, 2024';
export const tipDateIso = '2024-03-10';

export const readMore = 'Read more';

/** One tip card. */
export interface Tip {
  readonly id: string;
  readonly pillar: Pillar;
  readonly title: string;
  readonly text: string;
}
