import type { AgeKind } from './age-scale.ts';

export type AgeNames = Readonly<Record<AgeKind, string>>;

export const ageNames: AgeNames = {
  target: 'Target',
  real: 'Current',
  risk: 'Risk',
};

/** The colour of each age. Shape and word say the same. */
export const ageInks: Record<AgeKind, string> = {
  target: 'fill-good text-good',
  real: 'fill-ink-muted text-ink-muted',
  risk: 'fill-fitness text-fitness',
};

export function AgeShape({ kind }: { kind: AgeKind }) {
  if (kind === 'target') return <path d="M0-15 13 0 0 15-13 0Z" />;
  if (kind === 'real') return <circle r="11.5" />;
  return <path d="M0-15 14 10H-14Z" />;
}

export function AgeSign({ kind, className = 'size-4' }: { kind: AgeKind; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-16 -16 32 32" className={`${className} shrink-0 ${ageInks[kind]}`}>
      <AgeShape kind={kind} />
    </svg>
  );
}
