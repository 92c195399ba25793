import type { AuthenticationUserDetailsOutput } from '@choose-life/client';
import { Flame, Footprints, Moon } from 'lucide-react';
import { Scroller } from '@/components/scroller';
import { Card } from '@/components/ui/card';
import { useConfig } from '@/config-query';

/** Findings to act on for which the embedded gateway recommends no steps; `now` is several in one. */
const restFirst: readonly string[] = ['now', 'blood-pressure', 'glucose', 'pulse', 'breath', 'bmi'];
const needsAge = 'Needs your age, from 18 to 90.';

interface GoalCardsProps {
  readonly details: AuthenticationUserDetailsOutput | undefined;
  readonly urgentIds: readonly string[];
}

export function GoalCards({ details, urgentIds }: GoalCardsProps) {
  const mustRest = restFirst.some(id => urgentIds.includes(id));
  const isOwn = useConfig()?.embeddedGateway ?? false;
  const goals = [
    {
      label: 'Steps',
      Icon: Footprints,
      tint: 'bg-fitness-tint text-fitness',
      amount: details?.recommendedSteps,
      unit: 'a day',
      whyNone: mustRest ? 'See a health worker first.' : needsAge,
    },
    {
      label: 'Calories',
      Icon: Flame,
      tint: 'bg-nutrition-tint text-nutrition',
      amount: details?.recommendedCalories,
      unit: 'kcal',
      whyNone: 'Not set: an answer is missing or out of range, or your weight should change.',
    },
    {
      label: 'Sleep',
      Icon: Moon,
      tint: 'bg-lifestyle-tint text-lifestyle',
      amount: details?.recommendedSleep,
      unit: 'hours',
      whyNone: needsAge,
    },
  ];
  return (
    <Scroller
      className="min-w-0 max-sm:[&>ul]:grid"
      label="Daily Goals"
      heading={<h2 className="display text-question">Daily Goals</h2>}
    >
      {goals.map(({ label, Icon, tint, amount, unit, whyNone }) => {
        const isKnown = typeof amount === 'number' && Number.isFinite(amount);
        return (
          <li key={label} className="min-w-26 flex-1">
            <Card className="flex h-full items-center gap-4 p-4 sm:grid sm:content-start sm:gap-3">
              <span className={`grid size-11 place-items-center rounded-input ${tint}`}>
                <Icon aria-hidden size={22} />
              </span>
              <h3 className="text-meta font-semibold text-ink-muted">
                {label}
                <span className="flex flex-wrap items-baseline gap-x-1.5 text-ink">
                  <span className="display text-h3">{isKnown ? number.format(amount) : '-'}</span>
                  {isKnown && <span className="text-meta font-semibold text-ink-muted">{unit}</span>}
                </span>
              </h3>
              {isOwn && !isKnown && <p className="text-caption text-ink-muted">{whyNone}</p>}
            </Card>
          </li>
        );
      })}
    </Scroller>
  );
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
