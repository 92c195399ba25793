import { nutritionCopy } from '../copy/nutrition.ts';
import { BmiCalculator } from '../nutrition/bmi-calculator.tsx';
import { WeekList } from '../nutrition/week-list.tsx';
import { FaqSection } from '../parts/faq-section.tsx';
import { PillarHero } from '../parts/pillar-hero.tsx';
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
