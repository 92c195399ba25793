import { LineDrawing } from '../../../components/motif.tsx';
import type { lifestyleCopy } from '../copy/lifestyle.ts';

export type Mood = (typeof lifestyleCopy.moods.items)[number]['mood'];

/** Eyes and mouth of each mood, in a 64 by 64 box. */
const features: Record<Mood, string> = {
  sad: 'M22 26v3m20-3v3M22 46c5-7 15-7 20 0M17 21l8-4m22 4-8-4',
  unhappy: 'M22 27v3m20-3v3M23 44c6-4 12-4 18 0',
  detached: 'M18 28h8m12 0h8M24 43h16',
  confident: 'M22 26v3m20-3v3M22 40c5 6 13 7 20 1',
  excited: 'm17 29 5-5 5 5m10 0 5-5 5 5M20 38c2 13 22 13 24 0Z',
};

export function MoodFace({ mood, className }: { mood: Mood; className?: string }) {
  return (
    <LineDrawing strokeWidth="3" className={className}>
      <circle cx="32" cy="32" r="28" className="fill-current/8" />
      <path d={features[mood]} />
    </LineDrawing>
  );
}
