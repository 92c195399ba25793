import { cn } from '../ui/cn.ts';
import { useWidth } from '../use-width.ts';
import { AgeDrawing } from './age-drawing.tsx';
import { ageNames } from './age-mark.tsx';
import { type AgeEnds, type AgeRange, type Ages, ageKinds, ageScaleOf, shownAgeOf } from './age-scale.ts';
import { ageSentence } from './age-sentence.ts';
import { AgeTable } from './age-table.tsx';

/** The bracket, for screen readers. */
const rangeName = 'Risk age somewhere from';

/** The range of an estimate, with the text under its bracket: '59 to 69'. */
interface WordedRange extends AgeRange {
  readonly text: string;
}

interface AgeLineProps {
  readonly ages: Ages;
  /** 'or over' for each age beyond the end of its scale. */
  readonly ends?: AgeEnds;
  readonly range?: WordedRange | null;
  /** The caption; by default a sentence about the ages, null for none. */
  readonly caption?: string | null;
  /** A fixed width in px, scaled with the box, for prerendered pages whose code is deferred. */
  readonly drawnFor?: number;
  readonly className?: string;
}

/** Target, real and risk age on one scale, in the width of its box. Null when fewer than two ages are known. */
export function AgeLine({
  ages,
  ends = {},
  range = null,
  caption = ageSentence(ages),
  drawnFor,
  className,
}: AgeLineProps) {
  const [frame, measured] = useWidth<HTMLDivElement>(560);
  const width = drawnFor ?? measured;
  const scale = ageScaleOf(ages, width, { ends, range });
  if (scale === null) return null;
  return (
    <figure className={cn('grid gap-2', className)}>
      <div ref={frame} className="min-w-0 overflow-hidden">
        <AgeDrawing
          scale={scale}
          rangeText={range?.text ?? null}
          width={width}
          label={labelOf(ages, ends, range)}
          className={drawnFor ? 'h-auto w-full max-w-md' : 'max-w-full'}
        />
      </div>
      {caption && <figcaption className="text-body text-ink-muted">{caption}</figcaption>}
      <AgeTable ages={ages} ends={ends} range={range?.text ?? null} />
    </figure>
  );
}

function labelOf(ages: Ages, ends: AgeEnds, range: WordedRange | null): string {
  const known = ageKinds
    .filter(kind => shownAgeOf(kind, ages) !== null)
    .map(kind => [`${ageNames[kind]} age`, shownAgeOf(kind, ages), ends[kind]].filter(Boolean).join(' '));
  return [...known, ...(range ? [`${rangeName} ${range.text}`] : [])].join(', ');
}
