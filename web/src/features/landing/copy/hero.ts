import type { Pillar } from '../../../components/motif.tsx';

interface SlideCopy {
  readonly pillar: Pillar;
  /** What the slide is called on its dot. */
  readonly name: string;
  readonly heading: string;
  readonly text: string;
}

const slides: readonly SlideCopy[] = [
  {
    pillar: 'health',
    name: 'Preventive health',
    heading: 'Prevention starts with knowing.',
    text: 'Answer a confidential health check and see your risk age: the age your body is living at.',
  },
  {
    pillar: 'fitness',
    name: 'Fitness',
    heading: 'Move a little more each day.',
    text: 'Free online classes and weekly workout challenges help you start, and help you keep going.',
  },
  {
    pillar: 'lifestyle',
    name: 'Lifestyle',
    heading: 'Small habits, better days.',
    text: 'Sleep, rest and mood shape your health. Find the habits that fit the life you have.',
  },
  {
    pillar: 'nutrition',
    name: 'Nutrition',
    heading: 'Eat well. Feel the change.',
    text: 'What goes into your body matters most. Find the foods that do more than fill.',
  },
];

/** The words of the landing home's carousel (s.1, s.2.1). */
export const heroCopy = {
  heading: 'Preventive health for you and your team',
  carousel: 'The four pillars of Choose Life',
  slides,
  small: '15 minutes. Confidential. Never shared with your employer.',
};
