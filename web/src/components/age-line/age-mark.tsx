import type { AgeKind } from './age-scale.ts';

/** The name of each age, as it is written next to its mark. */
export type AgeNames = Readonly<Record<AgeKind, string>>;

/** The names of the report analysis, which calls the real age 'Current Age' (s.2.3). The dashboard uses different names. */
export const ageNames: AgeNames = {
  target: 'Target',
  real: 'Current',
  risk: 'Risk',
};

/**
 * The colour classes of each age. Colour is not the only difference: each age also has its own shape and name. The risk age uses
 * `fitness` only because that is the orange of the palette.
 */
export const ageColours: Record<AgeKind, string> = {
  target: 'fill-good text-good',
  real: 'fill-ink-muted text-ink-muted',
  risk: 'fill-fitness text-fitness',
};

/** The mark of an age, centred at the origin of an svg: a diamond, circle or triangle. */
export function AgeShape({ kind }: { kind: AgeKind }) {
  if (kind === 'target') return <path d="M0-15 13 0 0 15-13 0Z" />;
  if (kind === 'real') return <circle r="11.5" />;
  return <path d="M0-15 14 10H-14Z" />;
}

/** The mark of an age as an icon in text. */
export function AgeIcon({ kind, className = 'size-4' }: { kind: AgeKind; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-16 -16 32 32" className={`${className} shrink-0 ${ageColours[kind]}`}>
      <AgeShape kind={kind} />
    </svg>
  );
}
