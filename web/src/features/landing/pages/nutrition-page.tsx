import { type Bmi, type BmiCategory, bmiOf } from '@choose-life/contracts/domain/bmi';
import { plainNumberOf } from '@choose-life/contracts/domain/hra/answer-value';
import { normalizeTypedNumber } from '@choose-life/contracts/domain/typed-number';
import { useState } from 'react';
import { Field, NumberBox } from '@/components/forms/field';
import { LineDrawing } from '@/components/motif';
import { notANumber } from '@/copy/numbers';
import { PillarPage } from '../parts/pillar-sections.tsx';
import { Section } from '../parts/section.tsx';

/** The page /nutrition (s.2.1). */
export function NutritionPage() {
  return (
    <PillarPage
      pillar="nutrition"
      lead="Food that does more than fill. Small swaps on your plate add up over a year."
      faqHeading="Nutrition: common questions"
      faqs={faqs}
      tips={tips}
      readMoreRoute="blog"
    >
      <VegetablesOfTheWeek />
      <BmiCalculator />
    </PillarPage>
  );
}

const faqs = {
  'How much fruit and veg should I eat?':
    'At least 400 grams a day, which is about five handfuls. The World Health Organization does not count yam, cassava or potatoes in this.',
  'How much salt is too much?':
    'Adults should stay under 5 grams a day in all, just under one teaspoon, says the World Health Organization. Stock cubes, bread and instant noodles hold a lot of it, so read the label.',
  'Do I have to give up sugar?':
    'No. Keep added sugar below a tenth of your daily energy: about 50 grams, or 12 level teaspoons, for most adults. Half of that is better still. One bottle of soft drink can take up most of it.',
};

const tips = {
  'Fill half the plate': 'Half vegetables, a quarter protein, a quarter rice, yam or another starch.',
  'Eat beans more often': 'Beans give you protein and fibre, cost little and keep you full.',
  'Eat the whole fruit': 'An orange has fibre that its juice has lost. It also fills you up better.',
  'Measure the oil': 'Pour oil with a spoon, not from the bottle. Boil, steam or grill when you can.',
  'Read the label': 'The first thing on the list is what there is most of. Is it sugar?',
  'Buy what is in season': 'Ugu, okra, mango or oranges: fresh food in season is cheaper and tastes better.',
};

function VegetablesOfTheWeek() {
  return (
    <Section
      id="week"
      heading="Fruits & Veggies for the week"
      lead="Three to put in your basket. Cook them simply and eat them often."
    >
      <ol className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        {vegetables.map(({ name, text, background, drawing }, index) => (
          <li
            key={name}
            className="grid grid-cols-[7rem_1fr] overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-[11rem_1fr] lg:grid-cols-1"
          >
            <div className={`grid place-items-center lg:h-52 ${background}`}>
              <LineDrawing className="size-20 sm:size-28 lg:size-36">{drawing}</LineDrawing>
            </div>
            <div className="grid content-start gap-2 p-5 sm:p-6">
              <h3 className="display flex items-baseline gap-3 text-h3">
                <span className="text-nutrition">{index + 1}</span>
                {name}
              </h3>
              <p className="text-body text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The three items, with the spelling of s.2.1. */
const vegetables = [
  {
    name: 'Brocolli',
    text: 'Gives you vitamin C and fibre. Steam it for five minutes so it stays green.',
    background: 'bg-nutrition-tint text-nutrition',
    drawing: (
      <>
        <path d="M22 40c-8 1-14-4-14-11s5-11 11-11c1-7 7-11 13-11s12 4 13 11c6 0 11 4 11 11s-6 12-14 11" />
        <path d="M22 40c2 3 3 8 3 17h14c0-9 1-14 3-17M32 34v12m0-3 7-7m-7 7-7-7" />
        <path d="M20 27h.01M32 18h.01M44 27h.01M28 26h.01M38 25h.01" strokeWidth="4" />
      </>
    ),
  },
  {
    name: 'Carrot',
    text: 'Its orange colour is beta-carotene. Your body turns it into vitamin A for your eyes.',
    background: 'bg-fitness-tint text-fitness',
    drawing: (
      <>
        <path d="M40 22c8 8 0 14-6 20S18 58 10 56c-2-8 8-18 14-24s8-18 16-10Z" />
        <path d="M40 24c0-8 2-14 8-18M40 24c8 0 12-2 18-6M40 24c4-6 10-8 14-10" />
        <path d="m26 32 5 5m-1 9-5-5m-8 3 4 4m15-15 4 4" />
      </>
    ),
  },
  {
    name: 'Spinach',
    text: 'Gives you folate, vitamin K and some iron. Add it to the pot at the very end.',
    background: 'bg-nutrition text-nutrition-tint',
    drawing: (
      <>
        <path d="M32 58C14 46 12 26 32 6c20 20 18 40 0 52Z" />
        <path d="M32 16v42m0-14 10-9m-10 9-10-9m10-2 8-8m-8 8-8-8" />
      </>
    ),
  },
];

/** The BMI calculator (s.2.1). It shows a result when both numbers are above 0. */
function BmiCalculator() {
  const [height, setHeight] = useState('0');
  const [weight, setWeight] = useState('0');
  // 0 for a text that is not a number: `bmiOf` then returns null, as for the initial zeros.
  const bmi = bmiOf(numberOf(height) ?? 0, numberOf(weight) ?? 0);
  return (
    <section aria-labelledby="bmi" className="bg-nutrition-tint py-16 lg:py-24">
      <div className="content grid items-center gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div className="grid gap-4">
          <h2 id="bmi" className="display text-h2 text-ink">
            Body mass index calculator
          </h2>
          <p className="max-w-md text-lead text-ink">
            Your weight set against your height. Type both, and the answer comes at once.
          </p>
          <p className="max-w-md text-meta text-ink">
            For adults only, and only a first sign: it does not know muscle, age or pregnancy. A health worker
            can tell you more.
          </p>
        </div>
        <div className="grid gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <NumberField label="Height(cm)" value={height} onChange={setHeight} />
            <NumberField label="Weight(kg)" value={weight} onChange={setWeight} />
          </div>
          <output
            aria-live="polite"
            className="grid min-h-56 content-center rounded-button bg-sunk p-5 [overflow-wrap:anywhere] sm:p-6"
          >
            {/* Only spans, because HTML permits only phrasing content in an `output`. */}
            {bmi ? (
              <Result bmi={bmi} />
            ) : (
              <span className="text-center text-body text-ink-muted">
                Your result will appear here once both numbers are above 0.
              </span>
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
      <span className="text-body font-semibold text-ink-muted">Your BMI</span>
      <span className="flex flex-wrap items-baseline gap-x-4">
        <span className={`display text-h1 ${textColourOfCategory(bmi.category)}`}>
          {bmi.value.toFixed(1)}
        </span>
        <span className="display text-h3">{bmi.category}</span>
      </span>
      <Scale value={bmi.value} />
      <span className="text-meta text-ink-muted">
        {isBetweenCategories(bmi)
          ? 'This number lies between two groups. Ask a health worker before you act on it.'
          : 'The usual range for adults is 18.5 to 25.'}
      </span>
    </span>
  );
}

/** The lowest BMI of each category above 'Underweight' (s.5). */
const lowestBmi = { normalWeight: 18.5, overweight: 25, obese: 30 };

function Scale({ value }: { value: number }) {
  return (
    <span aria-hidden="true" className="relative mt-2 block h-12">
      <span className="absolute inset-x-0 top-2 h-2 rounded-pill bg-line-strong/40" />
      <span
        className="absolute top-2 h-2 bg-nutrition"
        style={{
          // The range of 'Normal Weight' (s.5).
          insetInlineStart: `${scalePercentOf(lowestBmi.normalWeight)}%`,
          width: `${scalePercentOf(lowestBmi.overweight) - scalePercentOf(lowestBmi.normalWeight)}%`,
        }}
      />
      {Object.values(lowestBmi).map(tick => (
        <span
          key={tick}
          className="absolute top-6 -translate-x-1/2 text-meta text-ink-muted"
          style={{ insetInlineStart: `${scalePercentOf(tick)}%` }}
        >
          {tick}
        </span>
      ))}
      <span
        className="absolute top-0 size-6 -translate-x-1/2 rounded-pill border-4 border-sunk bg-ink transition-[inset-inline-start] duration-[180ms] ease-out"
        style={{ insetInlineStart: `${scalePercentOf(value)}%` }}
      />
    </span>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A number field. Its initial 0 (s.3) is selected on focus, so that typing replaces it. */
function NumberField({ label, value, onChange }: NumberFieldProps) {
  // A text that ends with a separator, such as '5.', is still being typed.
  const isUnreadable = numberOf(value) === null && /[\p{L}\p{N}]$/u.test(value);
  return (
    <Field label={label} error={isUnreadable ? notANumber : null}>
      {control => (
        <NumberBox
          {...control}
          value={value}
          onChange={event => onChange(event.target.value)}
          // Only '0' is selected, because React repeats the focus event after hydration, when a number may already be typed.
          onFocus={event => event.target.value === '0' && event.target.select()}
          className="text-lead font-bold"
        />
      )}
    </Field>
  );
}

/** The class of a category's text colour: green only for the healthy range. No category is red, since none is an alarm. */
export function textColourOfCategory(category: BmiCategory): string {
  return category === 'Normal Weight' ? 'text-nutrition' : 'text-warn';
}

/** The position of a BMI on the drawn scale, in percent. The scale goes from 15 to 40 kg/m², so it includes all limits of categories. */
export function scalePercentOf(value: number): number {
  return Math.min(100, Math.max(0, ((value - 15) / (40 - 15)) * 100));
}

/** Whether a BMI is in a gap between two categories (24.9 to 25, 29.9 to 30). Such a BMI counts as 'Obese' (s.5), so the page adds a note. */
export function isBetweenCategories({ value, category }: Bmi): boolean {
  return category === 'Obese' && value < 30;
}

/** The value of a typed number; null if the text is not a number, or has two meanings, as '1,200' has. */
function numberOf(typed: string): number | null {
  return plainNumberOf(normalizeTypedNumber(typed));
}
