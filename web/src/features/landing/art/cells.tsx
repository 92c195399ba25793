import { MotifLines, pillars } from '@/components/motif';
import { cellId, type Pattern, patterns } from './quilt.tsx';

const lines: Record<Pattern, string> = {
  fan: 'M22 0A22 22 0 0 1 0 22M44 0A44 44 0 0 1 0 44M66 0A66 66 0 0 1 0 66M88 0A88 88 0 0 1 0 88',
  diamond: 'M48 10 86 48 48 86 10 48ZM48 29 67 48 48 67 29 48ZM48 48h.01',
  dots: 'M18 18h.01M48 18h.01M78 18h.01M18 48h.01M48 48h.01M78 48h.01M18 78h.01M48 78h.01M78 78h.01',
  hatch: 'M12 36 36 12M12 60 60 12M12 84 84 12M36 84 84 36M60 84 84 60',
  waves: 'm8 30 20-14 20 14 20-14 20 14M8 55l20-14 20 14 20-14 20 14M8 80l20-14 20 14 20-14 20 14',
};

/** Definitions of all squares, once per page. */
export function CellDefinitions() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        {pillars.map(pillar => (
          <g key={pillar} id={cellId(pillar)} transform="translate(16 16)">
            <MotifLines pillar={pillar} />
          </g>
        ))}
        {patterns.map(pattern => (
          <path key={pattern} id={cellId(pattern)} d={lines[pattern]} strokeWidth={widths[pattern]} />
        ))}
      </defs>
    </svg>
  );
}

const widths: Partial<Record<Pattern, number>> = { dots: 9 };
