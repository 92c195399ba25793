import { Check, CircleAlert, CloudOff } from 'lucide-react';
import {
  isAutomaticFault,
  isReportedFault,
  type OpenAssessment,
  type SaveState,
  type ShownAssessment,
} from '@/assessment/state';
import { Spinner } from '@/components/loading';
import { Button } from '@/components/ui/button';
import { questionCopy, saveStateCopy } from '../copy/pages.ts';

/** A status line that shows whether the gateway has all answers, for example 'Saved 10:42'. */
export function SaveStatus({ assessment }: { assessment: ShownAssessment }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-meta font-semibold whitespace-nowrap">
      {assessment.kind === 'open' && <SaveStateText {...assessment} />}
    </p>
  );
}

function SaveStateText({ save, unsavedKeys, uniqueString }: OpenAssessment) {
  // An automatic save is not shown as pending, because nobody has pressed Save.
  if (save.kind === 'pending' && !save.isAutomatic) {
    return (
      <span className="flex items-center gap-1.5 text-ink-muted">
        <Spinner />
        <span>{questionCopy.saving}</span>
      </span>
    );
  }
  if (unsavedKeys.length > 0) {
    return (
      <span className="flex items-center gap-1.5 text-ink-muted">
        <span aria-hidden className="size-2 rounded-pill bg-marigold ring-1 ring-line-strong" />
        <span>{isAutomaticFault(save) ? saveStateCopy.tryingAgain : saveStateCopy.unsaved}</span>
      </span>
    );
  }
  // An assessment without a unique string was never saved.
  if (uniqueString === null) return null;
  return (
    <span className="flex items-center gap-1.5 text-good">
      <Check aria-hidden size={18} strokeWidth={2.5} />
      <span>{save.kind === 'success' ? saveStateCopy.savedAt(clockTime(save.at)) : saveStateCopy.saved}</span>
    </span>
  );
}

/** The text and the button of each kind of failed save. The other kinds show no error. */
const failures: Partial<Record<SaveState['kind'], { text: string; action: string }>> = {
  failure: { text: saveStateCopy.failure, action: saveStateCopy.again },
  'client-failure': { text: saveStateCopy.offline, action: saveStateCopy.again },
  unknown: { text: saveStateCopy.unknown, action: saveStateCopy.checkAgain },
  'no-auth': { text: saveStateCopy.failure, action: saveStateCopy.again },
};

/** The error of a save that the person requested, with a button to try again. The live region is empty without an error. */
export function SaveFault({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  const failure = isReportedFault(save) ? failures[save.kind] : undefined;
  return (
    <div role="alert">
      {failure && (
        <div className="pb-2">
          <FaultLine {...failure} isOffline={save.kind === 'client-failure'} onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}

/** The local time, such as '10:42'. Written without `Intl.DateTimeFormat`, which takes 30 ms to load on a phone. */
export function clockTime(date: Date): string {
  return [date.getHours(), date.getMinutes()].map(part => String(part).padStart(2, '0')).join(':');
}

interface FaultLineProps {
  readonly text: string;
  readonly action: string;
  readonly isOffline?: boolean;
  readonly onRetry: () => void;
}

/** The text of an error, with a button to try again or to check. */
export function FaultLine({ text, action, isOffline = false, onRetry }: FaultLineProps) {
  const Icon = isOffline ? CloudOff : CircleAlert;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="flex items-center gap-2 text-meta font-semibold text-danger">
        <Icon aria-hidden size={18} className="shrink-0" />
        <span>{text}</span>
      </p>
      <Button variant="link" size="inline" className="min-h-12 text-meta" onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}
