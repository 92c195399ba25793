import type { Pillar } from '../../../components/pillar.ts';
import { pillarGround, pillarTone } from '../art/pillar-tone.ts';
import { Quilt } from '../art/quilt.tsx';
import { pillarCell } from '../art/weave.ts';

/** A pillar's pattern instead of a picture. */
export function PillarCloth({ pillar, seed }: { readonly pillar: Pillar; readonly seed: number }) {
  return (
    <div className={`h-full ${pillarGround[pillar]}`}>
      <Quilt
        columns={5}
        rows={3}
        cellAt={pillarCell(pillar, seed)}
        tone={pillarTone(pillar)}
        className="size-full"
      />
    </div>
  );
}
