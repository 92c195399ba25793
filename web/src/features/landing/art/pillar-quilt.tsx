import type { Pillar } from '../../../components/pillar.ts';
import { LitSquare } from './lit-square.tsx';
import { pillarDye, pillarTone } from './pillar-tone.ts';
import { Quilt } from './quilt.tsx';
import { pillarCell } from './weave.ts';

interface PillarQuiltProps {
  readonly pillar: Pillar;
  /** Varies the pattern. */
  readonly seed: number;
  readonly columns: number;
  readonly rows: number;
  readonly className: string;
  /** Position and size of the highlighted square; none by default. */
  readonly lit?: { readonly x: number; readonly y: number; readonly size: number };
}

/** A quilt in the pattern and colours of a pillar. */
export function PillarQuilt({ pillar, seed, lit, ...box }: PillarQuiltProps) {
  return (
    <Quilt cellAt={pillarCell(pillar, seed)} tone={pillarTone(pillar)} {...box}>
      {lit && <LitSquare pillar={pillar} dye={pillarDye(pillar)} {...lit} />}
    </Quilt>
  );
}
