import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { type QuietSaving, saveBeforeGoing, saveQuietly } from '../../../api/assessment/quiet-save.ts';
import { defaultConfig, useConfig } from '../../../config.ts';
import { assessmentAtom } from '../../../session/assessment/dispatch.ts';
import { isQuietFault } from '../../../session/assessment/save-state.ts';
import { answeringIn } from '../../../session/assessment/state.ts';

/** A failed quiet save is tried again after 5 seconds, then after twice as long each time, at most 5 minutes. */
const initialDelayMs = 5_000;
const maxDelayMs = 300_000;

interface QuietSavesProps {
  readonly questionnaire: Questionnaire;
  /** The address of the part that is open. */
  readonly location: string;
  /** The part where the first answer was given that is not saved: it may have been left before this code was here. */
  readonly unsavedFrom: string;
}

/**
 * Saves by itself and draws nothing (docs/faults.md D27): when another part is opened, when the assessment is left, and
 * when the page is hidden, since phones close hidden pages without a further word. What failed is tried again.
 */
export function QuietSaves({ questionnaire, location, unsavedFrom }: QuietSavesProps): null {
  const clientId = useConfig()?.clientIdDashboard ?? defaultConfig.clientIdDashboard;
  const latest = useRef<QuietSaving>({ questionnaire, clientId });
  latest.current = { questionnaire, clientId };
  const save = useRef(() => void saveQuietly(latest.current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each way from one part to another is a reason to save.
  useEffect(() => save.current, [location]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') saveBeforeGoing(latest.current);
    };
    const online = () => save.current();
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', online);
    };
  }, []);

  const state = answeringIn(useAtomValue(assessmentAtom))?.save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happened before this code was here, once.
  useEffect(() => {
    if (location !== unsavedFrom) save.current();
  }, []);

  const retries = useRef(0);
  useEffect(() => {
    if (state === undefined || !isQuietFault(state)) return;
    const delayMs = Math.min(initialDelayMs * 2 ** retries.current, maxDelayMs);
    retries.current += 1;
    const timer = setTimeout(() => save.current(), delayMs);
    return () => clearTimeout(timer);
  }, [state]);
  return null;
}
