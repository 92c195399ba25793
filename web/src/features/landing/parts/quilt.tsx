import { MotifLines, type Pillar, pillars } from '@/components/motif';

/** Side of a square, in units of the drawing. */
const cellSize = 96;

/** The squares beside the motifs. */
const patterns = ['fan', 'diamond', 'dots', 'hatch', 'waves'] as const;
type CellName = Pillar | (typeof patterns)[number];

const lines: Record<(typeof patterns)[number], string> = {
  fan: 'M22 0A22 22 0 0 1 0 22M44 0A44 44 0 0 1 0 44M66 0A66 66 0 0 1 0 66M88 0A88 88 0 0 1 0 88',
  diamond: 'M48 10 86 48 48 86 10 48ZM48 29 67 48 48 67 29 48ZM48 48h.01',
  dots: 'M18 18h.01M48 18h.01M78 18h.01M18 48h.01M48 48h.01M78 48h.01M18 78h.01M48 78h.01M78 78h.01',
  hatch: 'M12 36 36 12M12 60 60 12M12 84 84 12M36 84 84 36M60 84 84 60',
  waves: 'm8 30 20-14 20 14 20-14 20 14M8 55l20-14 20 14 20-14 20 14M8 80l20-14 20 14 20-14 20 14',
};

const cellId = (name: CellName) => `cell-${name}`;

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
        {patterns.map(name => (
          <path key={name} id={cellId(name)} d={lines[name]} strokeWidth={name === 'dots' ? 9 : undefined} />
        ))}
      </defs>
    </svg>
  );
}

/** On deep indigo, which is the same in both themes. Lines use the text colour. */
const deepTone = {
  seam: 'stroke-[#2b2f7a]',
  ground: 'fill-transparent',
  raised: 'fill-[#20246b]',
  full: 'fill-[#363cab]',
  lines: 'stroke-[#6168cf] text-[#6168cf]',
  inverted: 'stroke-[#d5d9ff] text-[#d5d9ff]',
};

/** On a pillar's tint, inside an element of the pillar's class. */
const pillarTone: typeof deepTone = {
  seam: 'stroke-current/15',
  ground: 'fill-transparent',
  raised: 'fill-current/8',
  full: 'fill-current',
  lines: 'stroke-current/70 text-current/70',
  inverted: 'stroke-pillar-tint text-pillar-tint',
};

interface QuiltProps {
  readonly columns: number;
  readonly rows: number;
  readonly className: string;
  /** SVG `preserveAspectRatio`. */
  readonly keep?: string;
  /** By default the pattern has all four motifs, on deep indigo. */
  readonly pillar?: Pillar;
  readonly seed?: number;
  readonly highlight?: Highlight;
  /** Draws the highlighted square alone, for deep indigo. */
  readonly bare?: boolean;
}

/** A pattern of squares that fills its box. Decorative. */
export function Quilt({ columns, rows, className, keep = 'xMinYMid slice', ...look }: QuiltProps) {
  const { pillar, seed = 0, highlight, bare = false } = look;
  const tone = pillar ? pillarTone : deepTone;
  const middle = cellSize / 2;
  const places = Array.from({ length: bare ? 0 : columns * rows }, (_, at) => ({
    x: at % columns,
    y: Math.floor(at / columns),
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * cellSize} ${rows * cellSize}`}
      preserveAspectRatio={keep}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`pointer-events-none block ${className}`}
    >
      {places.map(({ x, y }) => {
        const { name, turns, fill } = pillar ? pillarCell(pillar, seed, x, y) : clothCell(x, y);
        return (
          <g key={`${x}-${y}`} transform={`translate(${x * cellSize} ${y * cellSize})`}>
            <path d={squareOf(cellSize)} strokeWidth="1.5" className={`${tone.seam} ${tone[fill]}`} />
            <use
              href={`#${cellId(name)}`}
              transform={turns === 0 ? undefined : `rotate(${turns * 90} ${middle} ${middle})`}
              className={fill === 'full' ? tone.inverted : tone.lines}
            />
          </g>
        );
      })}
      {pillar && highlight && <HighlightSquare pillar={pillar} onDeep={bare} {...highlight} />}
    </svg>
  );
}

const squareOf = (side: number) => `M0 0h${side}v${side}H0Z`;

/** Name, quarter turns and background of a square; `full` inverts the colours. */
interface Cell {
  readonly name: CellName;
  readonly turns: number;
  readonly fill: 'ground' | 'raised' | 'full';
}

const cloth = ['health', 'fan', 'lifestyle', 'dots', 'fitness', 'diamond', 'nutrition', 'hatch'] as const;

function clothCell(x: number, y: number): Cell {
  const name = cloth[(x + 3 * y) % cloth.length] ?? 'dots';
  return {
    name,
    turns: name === 'fan' ? (x + 2 * y) % 4 : name === 'hatch' ? y % 2 : 0,
    fill: (2 * x + y) % 5 === 0 ? 'full' : (x + y) % 2 === 0 ? 'raised' : 'ground',
  };
}

function pillarCell(pillar: Pillar, seed: number, x: number, y: number): Cell {
  const step = 3 * x + 5 * y + 7 * seed;
  if ((x + y + seed) % 2 === 0) return { name: pillar, turns: 0, fill: step % 3 === 0 ? 'full' : 'raised' };
  const name = patterns[step % patterns.length] ?? 'dots';
  return {
    name,
    turns: name === 'fan' ? (x + y * 2 + seed) % 4 : 0,
    fill: step % 4 === 0 ? 'full' : 'ground',
  };
}

/** Position and size, in squares of the quilt. */
interface Highlight {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** With the pillar's motif. Not on deep indigo it stands on the pillar's own ground, and inverts it. */
function HighlightSquare({ pillar, onDeep, x, y, size }: Highlight & { pillar: Pillar; onDeep: boolean }) {
  const side = size * cellSize;
  const zoom = (side * 0.7) / 64;
  // The motif's own lines start 16 units into their square.
  const inset = (side / zoom - 64) / 2 - 16;
  const stitched = side - 28;
  return (
    <g transform={`translate(${x * cellSize} ${y * cellSize})`}>
      <g className={onDeep ? `always-light pillar-${pillar}` : undefined}>
        <path d={squareOf(side)} className={onDeep ? 'fill-pillar-tint' : 'fill-current'} />
        <g className={onDeep ? 'stroke-pillar text-pillar' : 'stroke-pillar-tint text-pillar-tint'}>
          <path
            d={`M14 14h${stitched}v${stitched}H14Z`}
            strokeWidth="5"
            strokeDasharray={`.01 ${stitched / (size * 5)}`}
            strokeOpacity=".5"
          />
          <g transform={`scale(${zoom})`} strokeWidth="2">
            <use href={`#${cellId(pillar)}`} x={inset} y={inset} />
          </g>
        </g>
      </g>
      {size > 2 && <circle cx={side * 0.85} cy={side * 0.15} r={side * 0.06} className="fill-marigold" />}
    </g>
  );
}
