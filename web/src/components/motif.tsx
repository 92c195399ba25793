import type { Category } from '@choose-life/contracts/domain/content';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The four pillars of s.1. Each has a drawing and a colour. */
export const pillars = ['health', 'lifestyle', 'fitness', 'nutrition'] as const;
/** One of the four pillars. */
export type Pillar = (typeof pillars)[number];

const drawings: Record<Pillar, ReactNode> = {
  health: (
    <path d="M32 57C15 45 6 34 6 22a13 13 0 0 1 26-3 13 13 0 0 1 26 3c0 12-9 23-26 35Zm0-11C22 39 16 32 16 24a4.5 4.5 0 0 1 9 0c0 4 3 7 7 7s7-3 7-7a4.5 4.5 0 0 1 9 0c0 8-6 15-16 22Z" />
  ),
  lifestyle: (
    <>
      <path d="M6 48h52M14 42a18 18 0 0 1 36 0M22 42a10 10 0 0 1 20 0M32 10v6M12 19l4 4m36-4-4 4" />
      <path d="M28 42a4 4 0 0 1 8 0Z" fill="currentColor" />
    </>
  ),
  fitness: (
    <>
      <path d="m12 20 12 12-12 12m14-24 12 12-12 12m14-24 12 12-12 12" />
      <path d="M12 12h40M12 52h40" strokeDasharray="1 6" />
    </>
  ),
  nutrition: (
    <path d="M32 6c17 15 17 37 0 52-17-15-17-37 0-52Zm0 12v40m0-24 8-7m-8 7-8-7m8 19 8-7m-8 7-8-7" />
  ),
};

/** Classes for the background tint and the text colour of a pillar. `pillar-…` also sets the CSS variables that children use. */
export function pillarTint(pillar: Pillar): string {
  return `pillar-${pillar} bg-pillar-tint text-pillar`;
}

interface LineDrawingProps {
  readonly viewBox?: string;
  readonly strokeWidth?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A decorative svg of lines in the text colour. */
export function LineDrawing({
  viewBox = '0 0 64 64',
  strokeWidth = '2.5',
  className,
  children,
}: LineDrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

/** The drawing of a pillar. */
export function Motif({ pillar, className }: { pillar: Pillar; className?: string }) {
  return <LineDrawing className={clsx('block', className)}>{drawings[pillar]}</LineDrawing>;
}

/** The lines of a pillar's drawing, for an svg with a view box of 64 units. */
export function MotifLines({ pillar }: { pillar: Pillar }) {
  return drawings[pillar];
}

const sizes = {
  sm: 'size-11 p-2',
  md: 'size-14 p-2.5',
  lg: 'size-20 p-3.5',
  none: '',
};

interface MotifTileProps {
  readonly pillar: Pillar;
  readonly size?: keyof typeof sizes;
  readonly className?: string;
}

/** The drawing of a pillar on a tile with the pillar's tint. */
export function MotifTile({ pillar, size = 'md', className }: MotifTileProps) {
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center rounded-button',
        sizes[size],
        pillarTint(pillar),
        className,
      )}
    >
      <Motif pillar={pillar} className="size-full" />
    </span>
  );
}

/** The pillar of an article's category. */
export function pillarOfCategory(category: Category): Pillar {
  // Each category is named after its pillar.
  return category.toLowerCase() as Lowercase<Category>;
}

/** An arbitrary pillar that depends only on `seed`, such as the id of an article, so that the same drawing is always shown for it. */
export function pillarFromSeed(seed: string): Pillar {
  // A polynomial hash of the characters with the usual factor 31. The modulus, the largest prime below 2 ** 16, keeps it an exact integer.
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return pillars[hash % pillars.length] ?? 'health';
}
