import { type Bmi, type BmiCategory, bmiOf } from '@choose-life/contracts/domain/bmi';
import { useState } from 'react';
import { TextField } from '../../../components/ui/field.tsx';
import { nutritionCopy } from '../copy/nutrition.ts';

const words = nutritionCopy.bmi;

/** A BMI calculator. It shows a result once both numbers are above 0 (s.2.1, s.5). */
export function BmiCalculator() {
  const [height, setHeight] = useState('0');
  const [weight, setWeight] = useState('0');
  const bmi = bmiOf(numberOf(height), numberOf(weight));
  return (
    <section aria-labelledby="bmi" className="bg-nutrition-tint py-16 lg:py-24">
      <div className="content grid items-center gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="grid gap-4">
          <h2 id="bmi" className="display text-h2 text-ink">
            {words.heading}
          </h2>
          <p className="max-w-md text-lead text-ink">{words.text}</p>
          <p className="max-w-md text-meta text-ink">{words.note}</p>
        </div>
        <div className="grid gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
          <div className="grid gap-5 sm:grid-cols-2">
            <NumberField label={words.height} value={height} onChange={setHeight} />
            <NumberField label={words.weight} value={weight} onChange={setWeight} />
          </div>
          <output
            aria-live="polite"
            className="grid min-h-56 content-center rounded-button bg-sunk p-5 [overflow-wrap:anywhere] sm:p-6"
          >
            {bmi ? (
              <Result bmi={bmi} />
            ) : (
              <p className="text-center text-body text-ink-muted">{words.waiting}</p>
            )}
          </output>
        </div>
      </div>
    </section>
  );
}

function Result({ bmi }: { bmi: Bmi }) {
  return (
    <span className="grid gap-4">
      <span className="text-body font-semibold text-ink-muted">{words.result}</span>
      <span className="flex flex-wrap items-baseline gap-x-4">
        <span className={`display text-h1 ${inkOfCategory[bmi.category]}`}>{bmi.value.toFixed(1)}</span>
        <span className="display text-h3">{bmi.category}</span>
      </span>
      <Scale value={bmi.value} />
      <span className="text-meta text-ink-muted">{liesBetweenGroups(bmi) ? words.between : words.scale}</span>
    </span>
  );
}

/** The value on a scale with the adult ranges. */
function Scale({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="relative mt-2 block h-12">
      <span className="absolute inset-x-0 top-2 h-2 rounded-pill bg-line-strong/40" />
      <span
        className="absolute top-2 h-2 bg-nutrition"
        style={{ insetInlineStart: `${placeOfBmi(18.5)}%`, width: `${placeOfBmi(25) - placeOfBmi(18.5)}%` }}
      />
      {bmiTicks.map(tick => (
        <span
          key={tick}
          className="absolute top-6 -translate-x-1/2 text-meta text-ink-muted"
          style={{ insetInlineStart: `${placeOfBmi(tick)}%` }}
        >
          {tick}
        </span>
      ))}
      <span
        className="absolute top-0 size-6 -translate-x-1/2 rounded-pill border-4 border-sunk bg-ink transition-[inset-inline-start] duration-[180ms] ease-out"
        style={{ insetInlineStart: `${placeOfBmi(value)}%` }}
      />
    </span>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The wheel does not change the number, and the initial 0 is selected on focus. */
function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      autoComplete="off"
      value={value}
      onChange={event => onChange(event.target.value)}
      onFocus={event => event.target.select()}
      onWheel={event => event.currentTarget.blur()}
      className="text-lead font-bold [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
    />
  );
}

/** The range of the scale, in kg/m². */
const from = 15;
const to = 40;

/** The limits of the adult ranges, in kg/m². */
export const bmiTicks = [18.5, 25, 30] as const;

/** Only the healthy range is green. None is red: it is not an alarm. */
export const inkOfCategory: Readonly<Record<BmiCategory, string>> = {
  Underweight: 'text-warn',
  'Normal Weight': 'text-nutrition',
  Overweight: 'text-warn',
  Obese: 'text-warn',
};

/** Position on the scale in percent, limited to its range. */
export function placeOfBmi(value: number): number {
  return ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * 100;
}

/** Whether a value is in a gap of the specified categories, which call it Obese (s.5). The page adds a note. */
export function liesBetweenGroups({ value, category }: Bmi): boolean {
  return category === 'Obese' && value < 30;
}

/** A typed number; 0 if it is not one (s.3). */
export function numberOf(typed: string): number {
  const value = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
}
