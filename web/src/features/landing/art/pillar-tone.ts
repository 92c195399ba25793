import type { Pillar } from '../../../components/motif.tsx';
import type { LitDye } from './lit-square.tsx';
import type { QuiltTone } from './quilt.tsx';

/** A pillar's colour as ground, its tint as text. */
export const pillarInk: Record<Pillar, string> = {
  health: 'bg-health text-health-tint',
  lifestyle: 'bg-lifestyle text-lifestyle-tint',
  fitness: 'bg-fitness text-fitness-tint',
  nutrition: 'bg-nutrition text-nutrition-tint',
};

const leftOut: Record<Pillar, string> = {
  health: 'stroke-health-tint text-health-tint',
  lifestyle: 'stroke-lifestyle-tint text-lifestyle-tint',
  fitness: 'stroke-fitness-tint text-fitness-tint',
  nutrition: 'stroke-nutrition-tint text-nutrition-tint',
};

/** The colours of a quilt on a pillar's tint. */
export function pillarTone(pillar: Pillar): QuiltTone {
  return {
    seam: 'stroke-current/15',
    ground: 'fill-transparent',
    raised: 'fill-current/8',
    full: 'fill-current',
    lines: 'stroke-current/70 text-current/70',
    leftOut: leftOut[pillar],
  };
}

/** The colours of a highlighted square on a pillar's quilt. */
export function pillarDye(pillar: Pillar): LitDye {
  return { ground: 'fill-current', ink: leftOut[pillar] };
}
