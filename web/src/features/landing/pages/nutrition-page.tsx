import type { ReactNode } from 'react';
import { LineDrawing } from '../../../components/motif.tsx';
import { nutritionCopy } from '../copy/nutrition.ts';
import { BmiCalculator } from '../nutrition/bmi-calculator.tsx';
import { FaqSection } from '../parts/faq-section.tsx';
import { PillarHero } from '../parts/pillar-hero.tsx';
import { Section } from '../parts/section.tsx';
import { TipsSection } from '../parts/tip-cards.tsx';

/** The nutrition pillar (s.2.1). */
export function NutritionPage() {
  const { lead, faq, tips } = nutritionCopy;
  return (
    <>
      <PillarHero pillar="nutrition" lead={lead} />
      <WeekList />
      <BmiCalculator />
      <FaqSection {...faq} pillar="nutrition" />
      <TipsSection {...tips} to="blog" />
    </>
  );
}

const grounds = {
  broccoli: 'bg-nutrition-tint text-nutrition',
  carrot: 'bg-fitness-tint text-fitness',
  spinach: 'bg-nutrition text-nutrition-tint',
};

/** Three vegetables of the week, numbered (s.2.1). */
function WeekList() {
  const { heading, text, items } = nutritionCopy.week;
  return (
    <Section id="week" heading={heading} lead={text}>
      <ol className="grid gap-4 sm:gap-5 lg:grid-cols-3">
        {items.map(({ vegetable, name, text: about }, at) => (
          <li
            key={vegetable}
            className="grid grid-cols-[7rem_1fr] overflow-hidden rounded-card border border-line bg-surface sm:grid-cols-[11rem_1fr] lg:grid-cols-1"
          >
            <div className={`grid place-items-center lg:h-52 ${grounds[vegetable]}`}>
              <LineDrawing className="size-20 sm:size-28 lg:size-36">{drawings[vegetable]}</LineDrawing>
            </div>
            <div className="grid content-start gap-2 p-5 sm:p-6">
              <h3 className="display flex items-baseline gap-3 text-h3">
                <span className="text-nutrition">{at + 1}</span>
                {name}
              </h3>
              <p className="text-body text-ink-muted">{about}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Vegetable = (typeof nutritionCopy.week.items)[number]['vegetable'];

const drawings: Record<Vegetable, ReactNode> = {
  broccoli: (
    <>
      <path d="M22 40c-8 1-14-4-14-11s5-11 11-11c1-7 7-11 13-11s12 4 13 11c6 0 11 4 11 11s-6 12-14 11" />
      <path d="M22 40c2 3 3 8 3 17h14c0-9 1-14 3-17M32 34v12m0-3 7-7m-7 7-7-7" />
      <path d="M20 27h.01M32 18h.01M44 27h.01M28 26h.01M38 25h.01" strokeWidth="4" />
    </>
  ),
  carrot: (
    <>
      <path d="M40 22c8 8 0 14-6 20S18 58 10 56c-2-8 8-18 14-24s8-18 16-10Z" />
      <path d="M40 24c0-8 2-14 8-18M40 24c8 0 12-2 18-6M40 24c4-6 10-8 14-10" />
      <path d="m26 32 5 5m-1 9-5-5m-8 3 4 4m15-15 4 4" />
    </>
  ),
  spinach: (
    <>
      <path d="M32 58C14 46 12 26 32 6c20 20 18 40 0 52Z" />
      <path d="M32 16v42m0-14 10-9m-10 9-10-9m10-2 8-8m-8 8-8-8" />
    </>
  ),
};
