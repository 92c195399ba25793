import { Flame, Footprints, Moon } from 'lucide-react';
import { Scroller } from '@/components/scroller';
import { Card } from '@/components/ui/card';
import { useConfig } from '@/config-query';

const signs = {
  steps: { label: 'Steps', Icon: Footprints, tint: 'bg-fitness-tint text-fitness' },
  calories: { label: 'Calories', Icon: Flame, tint: 'bg-nutrition-tint text-nutrition' },
  sleep: { label: 'Sleep', Icon: Moon, tint: 'bg-lifestyle-tint text-lifestyle' },
} satisfies Record<GoalName, object>;

interface GoalCardsProps {
  readonly details: RecommendedGoals | undefined;
  /** Urgent findings of the newest report. */
  readonly urgentIds: readonly string[];
}

/** Daily goals in a scrolling row (s.2.3). The embedded gateway says why one is missing. */
export function GoalCards({ details, urgentIds }: GoalCardsProps) {
  const ownGoals = useConfig()?.embeddedGateway ?? false;
  return (
    <Scroller
      className="min-w-0 max-sm:[&>ul]:grid"
      label="Daily Goals"
      heading={<h2 className="display text-question">Daily Goals</h2>}
    >
      {dailyGoalsOf(details).map(goal => {
        const { amount, name, unit } = goal;
        const { label, Icon, tint } = signs[name];
        const note = ownGoals ? noteOf(goal, urgentIds) : null;
        return (
          <li key={name} className="min-w-26 flex-1">
            <Card className="flex h-full items-center gap-4 p-4 sm:grid sm:content-start sm:gap-3">
              <span className={`grid size-11 place-items-center rounded-input ${tint}`}>
                <Icon aria-hidden size={22} />
              </span>
              <h3 className="text-meta font-semibold text-ink-muted">
                {label}
                <span className="flex flex-wrap items-baseline gap-x-1.5 text-ink">
                  <span className="display text-h3">{amount}</span>
                  {unit && <span className="text-meta font-semibold text-ink-muted">{unit}</span>}
                </span>
              </h3>
              {note && <p className="text-caption text-ink-muted">{note}</p>}
            </Card>
          </li>
        );
      })}
    </Scroller>
  );
}

/** The goals in a user-details answer (s.3). */
interface RecommendedGoals {
  readonly recommendedSteps?: number | null | undefined;
  readonly recommendedCalories?: number | null | undefined;
  readonly recommendedSleep?: number | null | undefined;
}

type GoalName = 'steps' | 'calories' | 'sleep';

/** A goal as it is shown: '-' and no unit without a number. */
interface Goal {
  readonly name: GoalName;
  readonly amount: string;
  readonly unit: string | null;
}

/** Findings to act on for which the embedded gateway recommends no steps; `now` is several in one. */
const restFirst: readonly string[] = ['now', 'blood-pressure', 'glucose', 'pulse', 'breath', 'bmi'];

const whyNone: Record<GoalName, string> = {
  steps: 'Needs your age, from 18 to 90.',
  calories: 'Not set: an answer is missing or out of range, or your weight should change.',
  sleep: 'Needs your age, from 18 to 90.',
};

/**
 * Why the embedded gateway gives no goal; null where it gives one.
 * @param urgentIds urgent findings of the newest report
 */
export function noteOf({ name, unit }: Goal, urgentIds: readonly string[]): string | null {
  if (unit !== null) return null;
  const mustRest = name === 'steps' && restFirst.some(id => urgentIds.includes(id));
  return mustRest ? 'See a health worker first.' : whyNone[name];
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Steps, calories and sleep, in this order (s.2.3). */
export function dailyGoalsOf(details: RecommendedGoals | undefined): Goal[] {
  return [
    goalOf('steps', details?.recommendedSteps, 'a day'),
    goalOf('calories', details?.recommendedCalories, 'kcal'),
    goalOf('sleep', details?.recommendedSleep, 'hours'),
  ];
}

function goalOf(name: GoalName, amount: number | null | undefined, unit: string): Goal {
  return typeof amount === 'number' && Number.isFinite(amount)
    ? { name, amount: number.format(amount), unit }
    : { name, amount: '-', unit: null };
}
