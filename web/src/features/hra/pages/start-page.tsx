import { useState } from 'react';
import { useLocation } from 'wouter';
import { queries } from '@/api/trpc';
import { dispatch } from '@/assessment/dispatch';
import {
  chooseUnfinished,
  placeWords,
  type ResumableAssessment,
  useQuietReportList,
  useResumableAssessment,
} from '@/assessment/unfinished';
import { Cloth } from '@/components/cloth';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { pathOf } from '@/paths';
import { UndoNotice } from '../components/notices.tsx';
import { clockTime } from '../components/save-status.tsx';
import { startCopy } from '../copy/start.ts';
import { StartFacts, StartLayout } from './start-layout.tsx';

/** The start of the assessment (s.2.4). An assessment that was begun comes first; Start clears it, and can be undone. */
export function StartPage() {
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const unfinished = useResumableAssessment(useQuietReportList());

  const start = async () => {
    dispatch({ type: 'started-again' });
    setStarting(true);
    try {
      await queries.hra.getQuestionnaire.fetch();
      navigate(pathOf('hraGeneral'));
    } catch {
      // The error policy has shown the fault.
      setStarting(false);
    }
  };

  const goOn = (begun: ResumableAssessment) => {
    chooseUnfinished(begun);
    navigate(begun.path);
  };

  return (
    <StartLayout>
      <UndoNotice />
      <StartBox
        unfinished={unfinished}
        starting={starting}
        onStart={start}
        onDiscard={() => dispatch({ type: 'discarded' })}
        onContinue={goOn}
      />
    </StartLayout>
  );
}

interface StartBoxProps {
  readonly unfinished: ResumableAssessment | null;
  readonly starting: boolean;
  readonly onStart: () => void;
  readonly onContinue: (begun: ResumableAssessment) => void;
  readonly onDiscard: () => void;
}

function StartBox({ unfinished, starting, onStart, onContinue, onDiscard }: StartBoxProps) {
  const begun = unfinished !== null && !starting;
  return (
    <Card variant="deep" className="sm:p-8">
      <Cloth className="inset-y-0 end-0 hidden w-2/5 opacity-70 sm:block" />
      <div className="grid gap-5 sm:max-w-[58%]">
        <h2 className="display text-h3">{startCopy.boxTitle}</h2>
        {begun ? (
          <div className="grid gap-1 text-body text-on-deep-muted">
            <p>{begunWords(unfinished)}</p>
            {unfinished.place && <p className="font-semibold text-on-deep">{placeWords(unfinished.place)}</p>}
          </div>
        ) : (
          <StartFacts />
        )}
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          {begun && (
            <Button variant="action" className="sm:min-w-40" onClick={() => onContinue(unfinished)}>
              {startCopy.continue}
            </Button>
          )}
          {begun && unfinished.unsaved && (
            <Button variant="onDeep" className="sm:min-w-40" onClick={onDiscard}>
              {startCopy.discard}
            </Button>
          )}
          <Button
            variant={begun ? 'onDeep' : 'action'}
            busy={starting}
            busyLabel={startCopy.loading}
            className="sm:min-w-40"
            onClick={onStart}
          >
            {begun ? startCopy.startAgain : startCopy.start}
          </Button>
        </div>
        {begun && (
          <p className="text-meta text-on-deep-muted">
            {unfinished.unsaved ? startCopy.discardHint : startCopy.startAgainHint}
          </p>
        )}
      </div>
    </Card>
  );
}

function begunWords({ unsaved, changedAt }: ResumableAssessment): string {
  if (changedAt === null) return startCopy.savedOnServer;
  const time = clockTime(new Date(changedAt));
  return unsaved ? startCopy.unsavedFrom(time) : startCopy.savedFrom(time);
}
