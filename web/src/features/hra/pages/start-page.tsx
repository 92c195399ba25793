import { Check, Clock, LockKeyhole, Save, Shapes } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { queries } from '@/api/trpc';
import { dispatch } from '@/assessment/dispatch';
import {
  type ContinueOffer,
  progressText,
  storeUniqueStringOf,
  useContinueOffer,
  useReportListWithoutErrors,
} from '@/assessment/unfinished';
import { ClothPattern } from '@/components/cloth-pattern';
import { MotifTile } from '@/components/motif';
import { PageHeading } from '@/components/page-heading';
import { PrivacyLink } from '@/components/privacy-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { pathOf, routeAt } from '@/paths';
import { UndoNotice } from '../components/notices.tsx';
import { clockTime } from '../components/save-status.tsx';
import { startCopy } from '../copy/start.ts';

/** The page /hra (s.2.4). */
export function StartPage() {
  return (
    <div className="content">
      <div className="mx-auto grid max-w-reading gap-8">
        <PageHeading lead={startCopy.lead}>{startCopy.title}</PageHeading>
        <div>
          <UndoNotice />
          <StartBox />
        </div>
        <p className="flex items-start gap-4 rounded-card bg-good-tint p-5">
          <LockKeyhole aria-hidden size={22} className="mt-0.5 shrink-0 text-good" />
          <span>
            <strong className="block text-body font-bold text-good">{startCopy.confidentialTitle}</strong>
            <span className="block text-body text-ink">{startCopy.confidential}</span>
            <PrivacyLink className="text-ink" />
          </span>
        </p>
        <section className="grid gap-4">
          <h2 className="display text-h3">{startCopy.coversTitle}</h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {startCopy.covers.map(({ pillar, title, text }) => (
              <li key={title} className="flex gap-4 rounded-card border border-line bg-surface p-4">
                <MotifTile pillar={pillar} size="sm" />
                <div>
                  <h3 className="text-body font-bold">{title}</h3>
                  <p className="text-meta text-ink-muted">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid gap-4">
          <h2 className="display text-h3">{startCopy.atHandTitle}</h2>
          <ul className="grid gap-2">
            {startCopy.atHand.map(item => (
              <li key={item} className="flex items-start gap-3 text-body">
                <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-good" />
                {item}
              </li>
            ))}
          </ul>
          <p className="text-meta text-ink-muted">{startCopy.atHandHint}</p>
        </section>
        <p className="border-t border-line pt-4 text-meta text-ink-subtle">{startCopy.poweredBy}</p>
      </div>
    </div>
  );
}

/**
 * The box with Start (s.2.4). For an unfinished assessment it has the buttons Continue, Discard (if there are unsaved answers) and 'Start again'.
 * The last two can be undone.
 */
function StartBox() {
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const unfinished = useContinueOffer(useReportListWithoutErrors());

  const start = async () => {
    dispatch({ type: 'started-again' });
    setStarting(true);
    try {
      // s.4: Start reads the questionnaire before the first page opens.
      await queries.hra.getQuestionnaire.fetch();
      // The person may have opened another page in the meantime.
      if (routeAt(location.pathname) === 'hraStart') navigate(pathOf('hraGeneral'));
    } catch {
      // The query cache shows the error in the notification modal.
      setStarting(false);
    }
  };

  const continueWith = (assessment: ContinueOffer) => {
    storeUniqueStringOf(assessment);
    navigate(assessment.path);
  };

  // After Start the box looks as for a new assessment while the questions load, even if the list of reports has an unfinished one.
  const canContinue = unfinished !== null && !isStarting;
  return (
    <Card variant="deep" className="sm:p-8">
      <ClothPattern className="inset-y-0 end-0 hidden w-2/5 opacity-70 sm:block" />
      <div className="grid gap-5 sm:max-w-[58%]">
        <h2 className="display text-h3">{startCopy.boxTitle}</h2>
        {canContinue ? (
          <div className="grid gap-1 text-body text-on-deep-muted">
            <p>{unfinishedText(unfinished)}</p>
            {unfinished.progress && (
              <p className="font-semibold text-on-deep">{progressText(unfinished.progress)}</p>
            )}
          </div>
        ) : (
          <StartFacts />
        )}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {canContinue && (
            <Button variant="action" className="sm:min-w-40" onClick={() => continueWith(unfinished)}>
              {startCopy.continue}
            </Button>
          )}
          {canContinue && unfinished.isUnsaved && (
            <Button variant="onDeep" className="sm:min-w-40" onClick={() => dispatch({ type: 'discarded' })}>
              {startCopy.discard}
            </Button>
          )}
          <Button
            variant={canContinue ? 'onDeep' : 'action'}
            busy={isStarting}
            busyLabel={startCopy.loading}
            className="sm:min-w-40"
            onClick={start}
          >
            {canContinue ? startCopy.startAgain : startCopy.start}
          </Button>
        </div>
        {canContinue && (
          <p className="text-meta text-on-deep-muted">
            {unfinished.isUnsaved ? startCopy.discardHint : startCopy.startAgainHint}
          </p>
        )}
      </div>
    </Card>
  );
}

function unfinishedText({ isUnsaved, changedAt }: ContinueOffer): string {
  if (changedAt === null) return startCopy.savedOnServer;
  const time = clockTime(new Date(changedAt));
  return isUnsaved ? startCopy.unsavedFrom(time) : startCopy.savedFrom(time);
}

/** The icons of `startCopy.facts`, in the same order. */
const factIcons = [Shapes, Clock, Save] as const;

function StartFacts() {
  return (
    <ul className="grid gap-2">
      {startCopy.facts.map((fact, index) => {
        const Icon = factIcons[index] ?? Check;
        return (
          <li key={fact} className="flex items-center gap-3 text-body text-on-deep-muted">
            <Icon aria-hidden size={20} className="shrink-0" />
            {fact}
          </li>
        );
      })}
    </ul>
  );
}
