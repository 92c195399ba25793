import type { Examined } from './examined.ts';

/** Something in the configuration that can be wrong without keeping a process from starting. */
export interface SafetyRow {
  readonly variable: string;
  /** `unsafe` ends the doctor with 1; `mind` is for somebody to think about. */
  readonly verdict: 'unsafe' | 'mind';
  readonly speaks: (examined: Examined) => boolean;
  /** What may come of it, and the cure. */
  readonly text: string;
}
