import { nutritionCopy } from '../copy/nutrition.ts';
import { Section } from '../parts/section.tsx';
import { VegetableDrawing } from './vegetable.tsx';

const grounds = {
  broccoli: 'bg-nutrition-tint text-nutrition',
  carrot: 'bg-fitness-tint text-fitness',
  spinach: 'bg-nutrition text-nutrition-tint',
};

/** Three vegetables of the week, numbered (s.2.1). */
export function WeekList() {
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
              <VegetableDrawing vegetable={vegetable} className="size-20 sm:size-28 lg:size-36" />
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
