import { MotifLines, type Pillar, pillars } from '@/components/motif';

/*
 * The decoration of the public pages, which looks like a patchwork quilt: rows of squares. Each square has the motif of a pillar or a
 * geometric pattern. `CellDefinitions` contains the drawings once per page. Every square of a `Quilt` refers to a drawing by `<use>`.
 */

/** The side of a square, in units of the drawing. */
const cellSize = 96;

/** The side of a motif, in units of the drawing. */
const motifSize = 64;

/** The distance between a motif and the edge of its square. */
const motifInset = (cellSize - motifSize) / 2;

/** The geometric patterns. */
const patterns = ['fan', 'diamond', 'dots', 'hatch', 'waves'] as const;
type CellName = Pillar | (typeof patterns)[number];

/** The path of each geometric pattern. `h.01` draws a dot: a line of almost no length with round ends. */
const patternPaths: Record<(typeof patterns)[number], string> = {
  fan: 'M22 0A22 22 0 0 1 0 22M44 0A44 44 0 0 1 0 44M66 0A66 66 0 0 1 0 66M88 0A88 88 0 0 1 0 88',
  diamond: 'M48 10 86 48 48 86 10 48ZM48 29 67 48 48 67 29 48ZM48 48h.01',
  dots: 'M18 18h.01M48 18h.01M78 18h.01M18 48h.01M48 48h.01M78 48h.01M18 78h.01M48 78h.01M78 78h.01',
  hatch: 'M12 36 36 12M12 60 60 12M12 84 84 12M36 84 84 36M60 84 84 60',
  waves: 'm8 30 20-14 20 14 20-14 20 14M8 55l20-14 20 14 20-14 20 14M8 80l20-14 20 14 20-14 20 14',
};

const cellId = (name: CellName) => `cell-${name}`;

/** The drawings of all squares, which quilts refer to by id. A page with quilts must render this component once. */
export function CellDefinitions() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        {pillars.map(pillar => (
          <g key={pillar} id={cellId(pillar)} transform={`translate(${motifInset} ${motifInset})`}>
            <MotifLines pillar={pillar} />
          </g>
        ))}
        {patterns.map(name => (
          <path
            key={name}
            id={cellId(name)}
            d={patternPaths[name]}
            // The stroke width of a dot is its diameter.
            strokeWidth={name === 'dots' ? 9 : undefined}
          />
        ))}
      </defs>
    </svg>
  );
}

/** The classes of a quilt on deep indigo. The colours are fixed, since this background is the same in both themes. */
const deepIndigoClasses = {
  border: 'stroke-[#2b2f7a]',
  plain: 'fill-transparent',
  raised: 'fill-[#20246b]',
  full: 'fill-[#363cab]',
  lines: 'stroke-[#6168cf] text-[#6168cf]',
  linesOnFull: 'stroke-[#d5d9ff] text-[#d5d9ff]',
};

/** The classes of a quilt on the tint of a pillar. An element around the quilt must have the classes of `pillarTint`. */
const pillarTintClasses: typeof deepIndigoClasses = {
  border: 'stroke-current/15',
  plain: 'fill-transparent',
  raised: 'fill-current/8',
  full: 'fill-current',
  lines: 'stroke-current/70 text-current/70',
  linesOnFull: 'stroke-pillar-tint text-pillar-tint',
};

interface QuiltProps {
  readonly columns: number;
  readonly rows: number;
  readonly className: string;
  readonly preserveAspectRatio?: string;
  /** The pillar of all motifs. By default the quilt has all four motifs, and is on deep indigo. */
  readonly pillar?: Pillar;
  /** Quilts of one pillar with different seeds have different patterns. Without effect if `pillar` is missing. */
  readonly seed?: number;
  /** A large square with the motif of `pillar`. Without effect if `pillar` is missing. */
  readonly highlight?: Highlight;
  /** Draws only `highlight`, as a layer over another quilt on deep indigo. Needs `pillar` and `highlight`. */
  readonly onlyHighlight?: boolean;
}

/** A decorative pattern of squares, which fills its box. */
export function Quilt({
  columns,
  rows,
  className,
  pillar,
  seed = 0,
  highlight,
  onlyHighlight = false,
  preserveAspectRatio = 'xMinYMid slice',
}: QuiltProps) {
  const classes = pillar ? pillarTintClasses : deepIndigoClasses;
  const middle = cellSize / 2;
  const cellCount = onlyHighlight ? 0 : columns * rows;
  const positions = Array.from({ length: cellCount }, (_, index) => ({
    x: index % columns,
    y: Math.floor(index / columns),
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${columns * cellSize} ${rows * cellSize}`}
      preserveAspectRatio={preserveAspectRatio}
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`pointer-events-none block ${className}`}
    >
      {positions.map(({ x, y }) => {
        const { name, quarterTurns, fill } = pillar ? pillarCell(pillar, seed, x, y) : mixedCell(x, y);
        return (
          <g key={`${x}-${y}`} transform={`translate(${x * cellSize} ${y * cellSize})`}>
            <path
              d={squarePath(cellSize)}
              strokeWidth="1.5"
              className={`${classes.border} ${classes[fill]}`}
            />
            <use
              href={`#${cellId(name)}`}
              transform={quarterTurns === 0 ? undefined : `rotate(${quarterTurns * 90} ${middle} ${middle})`}
              className={fill === 'full' ? classes.linesOnFull : classes.lines}
            />
          </g>
        );
      })}
      {pillar && highlight && <HighlightSquare pillar={pillar} isOnDeep={onlyHighlight} {...highlight} />}
    </svg>
  );
}

const squarePath = (side: number) => `M0 0h${side}v${side}H0Z`;

/** A square of a quilt. */
interface Cell {
  readonly name: CellName;
  /** The rotation, in clockwise quarter turns. */
  readonly quarterTurns: number;
  /** The background: none, a slightly different colour, or a strong colour. */
  readonly fill: 'plain' | 'raised' | 'full';
}

/** The repeated order of the squares in a row of a quilt with all four motifs. */
const mixedOrder = [
  'health',
  'fan',
  'lifestyle',
  'dots',
  'fitness',
  'diamond',
  'nutrition',
  'hatch',
] as const;

/*
 * The factors in the next functions have no meaning. They only make neighbouring squares differ in motif, rotation and colour. Nothing is
 * random, because a prerendered page must have the same squares after hydration.
 */

/** A square of a quilt with all four motifs. */
function mixedCell(x: number, y: number): Cell {
  const name = mixedOrder[(x + 3 * y) % mixedOrder.length] ?? 'dots';
  let quarterTurns = 0;
  if (name === 'fan') quarterTurns = (x + 2 * y) % 4;
  if (name === 'hatch') quarterTurns = y % 2;
  if ((2 * x + y) % 5 === 0) return { name, quarterTurns, fill: 'full' };
  return { name, quarterTurns, fill: (x + y) % 2 === 0 ? 'raised' : 'plain' };
}

/** A square of a quilt of one pillar: motifs and geometric patterns alternate, as on a chessboard. */
function pillarCell(pillar: Pillar, seed: number, x: number, y: number): Cell {
  const step = 3 * x + 5 * y + 7 * seed;
  if ((x + y + seed) % 2 === 0)
    return { name: pillar, quarterTurns: 0, fill: step % 3 === 0 ? 'full' : 'raised' };
  const name = patterns[step % patterns.length] ?? 'dots';
  return {
    name,
    quarterTurns: name === 'fan' ? (x + y * 2 + seed) % 4 : 0,
    fill: step % 4 === 0 ? 'full' : 'plain',
  };
}

/** Position and size, in squares of the quilt. */
interface Highlight {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * A large square with the motif of the pillar. On deep indigo the square always has the light theme, because deep indigo is dark in both
 * themes. On the tint of the pillar, the square has the colour of the pillar, and its lines have the tint.
 */
function HighlightSquare({
  pillar,
  isOnDeep,
  x,
  y,
  size,
}: Highlight & { pillar: Pillar; isOnDeep: boolean }) {
  const side = size * cellSize;
  // The motif is in the middle of the square and has 70 % of its width. `offset` is in units of the scaled drawing. `motifInset` is
  // subtracted, because `CellDefinitions` has already moved the motif by this distance.
  const zoom = (side * 0.7) / motifSize;
  const offset = (side / zoom - motifSize) / 2 - motifInset;
  // The dotted line looks like a seam inside the square. Each of its sides has five dots for each unit of `size`.
  const seamInset = 14;
  const seamSide = side - 2 * seamInset;
  return (
    <g transform={`translate(${x * cellSize} ${y * cellSize})`}>
      <g className={isOnDeep ? `always-light pillar-${pillar}` : undefined}>
        <path d={squarePath(side)} className={isOnDeep ? 'fill-pillar-tint' : 'fill-current'} />
        <g className={isOnDeep ? 'stroke-pillar text-pillar' : 'stroke-pillar-tint text-pillar-tint'}>
          <path
            d={`M${seamInset} ${seamInset}h${seamSide}v${seamSide}H${seamInset}Z`}
            strokeWidth="5"
            strokeDasharray={`.01 ${seamSide / (size * 5)}`}
            strokeOpacity=".5"
          />
          <g transform={`scale(${zoom})`} strokeWidth="2">
            <use href={`#${cellId(pillar)}`} x={offset} y={offset} />
          </g>
        </g>
      </g>
      {/* A dot in the upper right corner, only in squares of three cells or more. */}
      {size > 2 && <circle cx={side * 0.85} cy={side * 0.15} r={side * 0.06} className="fill-marigold" />}
    </g>
  );
}
