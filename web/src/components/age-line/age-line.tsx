import type { AnalysisView } from '@choose-life/contracts/domain/report/report-view';
import { textOfAge } from '@choose-life/contracts/domain/report/shown-age';
import { cn } from '../ui/cn.ts';
import { useWidth } from '../use-width.ts';
import { AgeDrawing } from './age-drawing.tsx';
import { ageNames } from './age-mark.tsx';
import { type Ages, ageKinds, ageScaleOf } from './age-scale.ts';
import { AgeTable } from './age-table.tsx';

interface AgeLineProps {
  readonly ages: Ages;
  /** The range of an estimate, drawn as a bracket. */
  readonly range?: AnalysisView['range'];
  readonly caption: string | null;
  /** A fixed width in px, scaled with the box, for prerendered pages whose code is deferred. */
  readonly drawnFor?: number;
  readonly className?: string;
}

/** Target, real and risk age on one scale, in the width of its box. Null when fewer than two ages are known. */
export function AgeLine({ ages, range = null, caption, drawnFor, className }: AgeLineProps) {
  const [frame, measured] = useWidth<HTMLDivElement>(560);
  const width = drawnFor ?? measured;
  const scale = ageScaleOf(ages, width, range);
  if (scale === null) return null;
  const rangeText = range && `${textOfAge(range.low)} to ${textOfAge(range.high)}`;
  return (
    <figure className={cn('grid gap-2', className)}>
      <div ref={frame} className="min-w-0 overflow-hidden">
        <AgeDrawing
          scale={scale}
          rangeText={rangeText}
          width={width}
          label={labelOf(ages, rangeText)}
          className={drawnFor ? 'h-auto w-full max-w-md' : 'max-w-full'}
        />
      </div>
      {caption && <figcaption className="text-body text-ink-muted">{caption}</figcaption>}
      <AgeTable ages={ages} range={rangeText} />
    </figure>
  );
}

/** The drawing for screen readers. */
function labelOf(ages: Ages, rangeText: string | null): string {
  const known = ageKinds.filter(kind => ages[kind].years !== null);
  const texts = known.map(kind => `${ageNames[kind]} age ${ages[kind].text}`);
  return [...texts, ...(rangeText ? [`Risk age somewhere from ${rangeText}`] : [])].join(', ');
}
