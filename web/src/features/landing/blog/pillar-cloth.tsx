import { pillarTint } from '../../../components/motif.tsx';
import type { Pillar } from '../../../components/pillar.ts';
import { PillarQuilt } from '../art/pillar-quilt.tsx';

/** A pillar's pattern instead of a picture. */
export function PillarCloth({ pillar, seed }: { readonly pillar: Pillar; readonly seed: number }) {
  return (
    <div className={`h-full ${pillarTint(pillar)}`}>
      <PillarQuilt pillar={pillar} seed={seed} columns={5} rows={3} className="size-full" />
    </div>
  );
}
