import { AgeShape, ageInks } from '../../../components/age-line/age-mark.tsx';
import { waitListCopy } from '../copy/wait-list.ts';

const marks = [
  { kind: 'target', name: 'Target', age: 38, x: 190 },
  { kind: 'real', name: 'Real', age: 42, x: 290 },
  { kind: 'risk', name: 'Risk', age: 47, x: 410 },
] as const;

export function Laptop({ className }: { className?: string }) {
  return (
    <svg role="img" aria-label={waitListCopy.laptop} viewBox="0 0 640 440" className={className}>
      <rect x="60" y="10" width="520" height="350" rx="24" className="fill-ink dark:fill-line" />
      <rect x="78" y="28" width="484" height="314" rx="10" className="fill-cotton" />
      <path d="M10 372h620l-18 40a20 20 0 0 1-18 12H46a20 20 0 0 1-18-12Z" className="fill-line-strong" />
      <path d="M262 372h116l-6 12a8 8 0 0 1-7 4h-90a8 8 0 0 1-7-4Z" className="fill-ink dark:fill-line" />
      <g className="fill-indigo-deep">
        <path d="M78 28h96v314H88a10 10 0 0 1-10-10V38a10 10 0 0 1 10-10Z" />
      </g>
      <g fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-on-deep/40">
        <path d="M98 100h52M98 130h40M98 160h56M98 190h36" />
      </g>
      <circle cx="108" cy="60" r="10" className="fill-marigold" />
      <g className="fill-ink" fontSize="20" fontWeight="800">
        <text x="198" y="76" className="display">
          Health Risk Report
        </text>
      </g>
      <rect
        x="190"
        y="96"
        width="352"
        height="140"
        rx="14"
        className="fill-surface stroke-line"
        strokeWidth="2"
      />
      <path d="M214 192h304" strokeWidth="10" strokeLinecap="round" className="stroke-line" />
      <path d="M246 192h208" strokeWidth="10" className="stroke-marigold" />
      {marks.map(({ kind, name, age, x }) => (
        <g key={kind} transform={`translate(${x + 50} 192)`} className={ageInks[kind]}>
          <g className="stroke-surface" strokeWidth="6" strokeLinejoin="round" paintOrder="stroke">
            <AgeShape kind={kind} />
          </g>
          <text y="-46" textAnchor="middle" fontSize="14" fontWeight="700">
            {name}
          </text>
          <text y="-24" textAnchor="middle" fontSize="20" fontWeight="800">
            {age}
          </text>
        </g>
      ))}
      {[190, 312, 434].map((x, at) => (
        <g key={x}>
          <rect x={x} y="252" width="108" height="70" rx="12" className={tints[at]} />
          <path
            d={`M${x + 16} 276h44M${x + 16} 298h68`}
            strokeWidth="8"
            strokeLinecap="round"
            className={inks[at]}
          />
        </g>
      ))}
    </svg>
  );
}

const tints = ['fill-nutrition-tint', 'fill-health-tint', 'fill-fitness-tint'];
const inks = ['stroke-nutrition', 'stroke-health', 'stroke-fitness'];
