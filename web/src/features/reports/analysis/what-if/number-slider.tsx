import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { StepButton } from '../../../../components/step-button.tsx';
import { whatIfCopy as copy } from '../../copy.ts';
import type { WholeRange } from './what-if-values.ts';

interface NumberSliderProps {
  readonly label: string;
  readonly unit: string;
  readonly range: WholeRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A slider with buttons for single steps. */
export function NumberSlider({ label, unit, range, value, onChange }: NumberSliderProps) {
  const id = useId();
  const { max, min, now } = range;
  const text = `${value} ${unit}`;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="text-body font-bold">
          {label}
        </label>
        <p aria-hidden="true" className="text-body">
          <span className="font-extrabold">{text}</span>{' '}
          <span className="text-meta text-ink-muted">{value === now ? copy.now : `${copy.now} ${now}`}</span>
        </p>
      </div>
      <div className="flex items-center gap-2">
        <StepButton
          label={`${copy.less}: ${label}`}
          atEnd={value <= min}
          onPress={() => onChange(value - 1)}
          Icon={Minus}
        />
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={value}
          aria-valuetext={text}
          onChange={event => onChange(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 flex-1 cursor-pointer accent-indigo"
        />
        <StepButton
          label={`${copy.more}: ${label}`}
          atEnd={value >= max}
          onPress={() => onChange(value + 1)}
          Icon={Plus}
        />
      </div>
    </div>
  );
}
