import type { Pillar } from '../../../components/pillar.ts';
import { HighlightSquare } from './highlight-square.tsx';
import { Quilt, type QuiltTone } from './quilt.tsx';
import { pillarCell } from './weave.ts';

/** On a pillar's tint, inside an element of the pillar's class. */
const tone: QuiltTone = {
  seam: 'stroke-current/15',
  ground: 'fill-transparent',
  raised: 'fill-current/8',
  full: 'fill-current',
  lines: 'stroke-current/70 text-current/70',
  inverted: 'stroke-pillar-tint text-pillar-tint',
};

interface PillarQuiltProps {
  readonly pillar: Pillar;
  /** Varies the pattern. */
  readonly seed: number;
  readonly columns: number;
  readonly rows: number;
  readonly className: string;
  /** Position and size of the highlighted square; none by default. */
  readonly highlight?: { readonly x: number; readonly y: number; readonly size: number };
}

/** A quilt in the pattern and colours of a pillar. */
export function PillarQuilt({ pillar, seed, highlight, ...box }: PillarQuiltProps) {
  return (
    <Quilt cellAt={pillarCell(pillar, seed)} tone={tone} {...box}>
      {highlight && <HighlightSquare pillar={pillar} {...highlight} />}
    </Quilt>
  );
}
