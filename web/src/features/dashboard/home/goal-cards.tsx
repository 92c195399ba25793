import type { AuthenticationUserDetailsOutput } from '@choose-life/client';
import type { GoalNote } from '@choose-life/contracts/domain/goal-notes';
import { Flame, Footprints, Moon } from 'lucide-react';
import { Scroller } from '@/components/scroller';
import { Card } from '@/components/ui/card';

/** The text of each note below a goal: why there is no goal, or what the goal is for. */
const noteTexts: Readonly<Record<GoalNote, string>> = {
  fever: 'No goal while you have a fever.',
  rest: 'No goal until a health worker has seen you.',
  underweight: 'No step goal: talk to a health worker about your weight first.',
  weight: 'No calorie goal: talk to a health worker about your weight first.',
  'low-sugar': 'No calorie goal while your blood sugar is low.',
  'sugar-check': 'No calorie goal: please check your blood sugar number first.',
  age: 'Needs your age.',
  'age-range': 'Goals are made for ages 18 to 90.',
  size: 'Needs your height and weight.',
  'size-check': 'Needs your height and weight: please check both numbers.',
  activity: 'Needs your answer on how active you are.',
  sex: 'Needs your sex, male or female.',
  formula: 'Our formula does not fit your age and size.',
  // The last two notes continue the goal above them: '2,100 kcal' and 'to keep your weight'.
  'keep-weight': 'to keep your weight',
  'keep-weight-not-pregnant': 'to keep your weight; not for pregnancy or breast-feeding',
};

interface GoalCardsProps {
  readonly details: AuthenticationUserDetailsOutput | undefined;
}

/** The daily goals of the user details (s.2.3), each with a note below it if the gateway sends one. */
export function GoalCards({ details }: GoalCardsProps) {
  const notes = details?.recommendedNotes;
  const goals = [
    {
      label: 'Steps',
      Icon: Footprints,
      tint: 'bg-fitness-tint text-fitness',
      amount: details?.recommendedSteps,
      unit: 'a day',
      note: notes?.steps,
    },
    {
      label: 'Calories',
      Icon: Flame,
      tint: 'bg-nutrition-tint text-nutrition',
      amount: details?.recommendedCalories,
      unit: 'kcal',
      note: notes?.calories,
    },
    {
      label: 'Sleep',
      Icon: Moon,
      tint: 'bg-lifestyle-tint text-lifestyle',
      amount: details?.recommendedSleep,
      unit: 'hours',
      note: notes?.sleep,
    },
  ];
  return (
    <Scroller
      className="min-w-0 max-sm:[&>ul]:grid"
      label="Daily Goals"
      heading={<h2 className="display text-question">Daily Goals</h2>}
    >
      {goals.map(({ label, Icon, tint, amount, unit, note }) => {
        const isKnown = typeof amount === 'number' && Number.isFinite(amount);
        const noteText = noteTextOf(note);
        return (
          <li key={label} className="min-w-26 flex-1">
            <Card className="grid h-full gap-x-4 p-4 max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:items-center sm:content-start sm:gap-3">
              <span className={`grid size-11 place-items-center rounded-input max-sm:row-span-2 ${tint}`}>
                <Icon aria-hidden size={22} />
              </span>
              <h3 className="text-meta font-semibold text-ink-muted">
                {label}
                <span className="flex flex-wrap items-baseline gap-x-1.5 text-ink">
                  <span className="display text-h3">{isKnown ? goalText(amount) : '-'}</span>
                  {isKnown && <span className="text-meta font-semibold text-ink-muted">{unit}</span>}
                </span>
              </h3>
              {noteText !== null && <p className="text-caption text-ink-muted">{noteText}</p>}
            </Card>
          </li>
        );
      })}
    </Scroller>
  );
}

/** The text of a note; null if there is none, or if its id is unknown, since another gateway may send other notes. */
function noteTextOf(note: string | null | undefined): string | null {
  // Not `noteTexts[note]`, because a note such as 'toString' would find an inherited property.
  return Object.entries(noteTexts).find(([id]) => id === note)?.[1] ?? null;
}

/** The text of a number, such as '8,000' or '7.5'. Written without `Intl.NumberFormat`, which takes 30 ms to load on a phone. */
export function goalText(amount: number): string {
  const tenths = Math.round(Math.abs(amount) * 10);
  // A comma before each group of three digits.
  const whole = String(Math.floor(tenths / 10)).replace(/\B(?=(\d{3})+$)/g, ',');
  const decimal = tenths % 10 === 0 ? '' : `.${tenths % 10}`;
  return `${amount < 0 ? '-' : ''}${whole}${decimal}`;
}
