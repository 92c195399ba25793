import type { ReactNode } from 'react';
import { LineDrawing } from '../../../components/motif.tsx';
import type { nutritionCopy } from '../copy/nutrition.ts';

export type Vegetable = (typeof nutritionCopy.week.items)[number]['vegetable'];

const drawings: Record<Vegetable, ReactNode> = {
  broccoli: (
    <>
      <path d="M22 40c-8 1-14-4-14-11s5-11 11-11c1-7 7-11 13-11s12 4 13 11c6 0 11 4 11 11s-6 12-14 11" />
      <path d="M22 40c2 3 3 8 3 17h14c0-9 1-14 3-17M32 34v12m0-3 7-7m-7 7-7-7" />
      <path d="M20 27h.01M32 18h.01M44 27h.01M28 26h.01M38 25h.01" strokeWidth="4" />
    </>
  ),
  carrot: (
    <>
      <path d="M40 22c8 8 0 14-6 20S18 58 10 56c-2-8 8-18 14-24s8-18 16-10Z" />
      <path d="M40 24c0-8 2-14 8-18M40 24c8 0 12-2 18-6M40 24c4-6 10-8 14-10" />
      <path d="m26 32 5 5m-1 9-5-5m-8 3 4 4m15-15 4 4" />
    </>
  ),
  spinach: (
    <>
      <path d="M32 58C14 46 12 26 32 6c20 20 18 40 0 52Z" />
      <path d="M32 16v42m0-14 10-9m-10 9-10-9m10-2 8-8m-8 8-8-8" />
    </>
  ),
};

export function VegetableDrawing({ vegetable, className }: { vegetable: Vegetable; className?: string }) {
  return <LineDrawing className={className}>{drawings[vegetable]}</LineDrawing>;
}
