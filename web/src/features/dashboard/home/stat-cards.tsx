import type { ShownAge } from '@choose-life/contracts/domain/report/generated/report-details';
import { shownAgeOf } from '@choose-life/contracts/domain/report/shown-age';
import { Carrot } from 'lucide-react';
import { AgeIcon, ageColours } from '@/components/age-line/age-mark';
import { Card } from '@/components/ui/card';
import { useConfig } from '@/config-query';

/**
 * The cards Risk Age, Real Age and Vegetable of the week (s.2.3). The embedded gateway calculates the risk age from heart and circulation
 * only.
 */
export function StatCards({ riskAge, realAge }: { riskAge: ShownAge | null; realAge: number | null }) {
  const isEmbeddedGateway = useConfig()?.embeddedGateway ?? false;
  return (
    <div className="grid grid-cols-2 gap-3 large-text:grid-cols-1 sm:grid-cols-3 sm:gap-4">
      <StatCard
        kind="risk"
        note={isEmbeddedGateway ? 'Heart and circulation only' : 'From your assessments'}
        age={riskAge}
      />
      <StatCard kind="real" note="Your years since birth" age={shownAgeOf(realAge)} />
      <Card
        size="sm"
        className="col-span-2 flex items-start justify-between gap-3 large-text:col-span-1 sm:col-span-1"
      >
        <h2 className="grid min-w-0 gap-1 text-meta font-semibold text-ink-muted">
          Vegetable of the week
          <span className="display text-h3 text-nutrition">Carrots</span>
        </h2>
        <span className="grid size-11 shrink-0 place-items-center rounded-input bg-nutrition-tint text-nutrition">
          <Carrot aria-hidden size={22} />
        </span>
      </Card>
    </div>
  );
}

function StatCard({ kind, note, age }: { kind: 'risk' | 'real'; note: string; age: ShownAge | null }) {
  return (
    <Card size="sm" className="grid content-start gap-1">
      <h2 className="flex items-center gap-2 text-meta font-semibold text-ink-muted">
        <AgeIcon kind={kind} />
        {kind === 'risk' ? 'Risk Age' : 'Real Age'}
      </h2>
      <p className={`flex items-baseline gap-1.5 ${ageColours[kind]}`}>
        <span className="display text-h2">{age?.years ?? '-'}</span>
        {age && <span className="text-body font-semibold">{textAfterYears(age)}</span>}
      </p>
      <p className="text-caption text-ink-muted">{note}</p>
    </Card>
  );
}

/** The text after the number of years, such as 'or over' in '80 or over'. */
function textAfterYears({ bound, years }: ShownAge): string {
  if (bound !== null) return bound === 'above' ? 'or over' : 'or under';
  return years === 1 ? 'year' : 'years';
}
