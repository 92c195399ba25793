import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import {
  askTokenOwner,
  type QuietSaving,
  saveBeforeGoing,
  saveQuietly,
} from '../../../api/assessment/quiet-save.ts';
import { defaultConfig, useConfig } from '../../../config.ts';
import { assessmentAtom } from '../../../session/assessment/assessment-store.ts';
import { isQuietTrouble } from '../../../session/assessment/save-state.ts';

/** A failed quiet save is tried again after 5 seconds, then after twice as long each time, at most 5 minutes. */
const firstWait = 5_000;
const longestWait = 300_000;

/**
 * Saves by itself (docs/faults.md D27): when another part is opened, when the assessment is left, and when the page is
 * hidden, since phones close hidden pages without a further word. What failed is tried again.
 */
export function useQuietSaving(questionnaire: Questionnaire | null, location: string): void {
  const clientId = useConfig()?.clientIdDashboard ?? defaultConfig.clientIdDashboard;
  const saving = useMemo(() => questionnaire && { questionnaire, clientId }, [questionnaire, clientId]);
  const latest = useRef<QuietSaving | null>(saving);
  latest.current = saving;
  const save = useRef(() => {
    if (latest.current) void saveQuietly(latest.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each way from one part to another is a reason to save.
  useEffect(() => save.current, [location]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden' && latest.current) saveBeforeGoing(latest.current);
    };
    const online = () => save.current();
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', online);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', online);
    };
  }, []);

  const held = useAtomValue(assessmentAtom);
  const unsaved = held?.unsaved === true;
  useEffect(() => {
    if (unsaved) askTokenOwner().catch(() => {});
  }, [unsaved]);

  const waits = useRef(0);
  const state = held?.save;
  useEffect(() => {
    if (state?.kind === 'success') waits.current = 0;
    if (state === undefined || !isQuietTrouble(state)) return;
    const wait = Math.min(firstWait * 2 ** waits.current, longestWait);
    waits.current += 1;
    const timer = setTimeout(() => save.current(), wait);
    return () => clearTimeout(timer);
  }, [state]);
}
