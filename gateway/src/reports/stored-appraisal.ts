import type { AgeBound } from '@choose-life/contracts/domain/report/report-details';
import type { Appraisal } from '../appraisal/appraisal.ts';
import { appraise } from '../appraisal/appraise.ts';
import { readAnswers } from '../assessments/stored-flat-map.ts';

/** What version 1 of the appraisal stored, as far as people were shown it: its ages. */
interface FirstAppraisal {
  readonly currentAge: number | null;
  readonly riskAge: number | null;
  readonly riskAgeBound: AgeBound | null;
  readonly targetAge: number | null;
  readonly targetAgeBound: AgeBound | null;
  readonly model: { readonly id: string; readonly version: string; readonly hash: string };
}

/**
 * The appraisal as it was stored. A report of version 1 keeps the ages that it showed; all else is worked out from its own
 * answers.
 *
 * @param answers the flat map as it was submitted, as text
 */
export function readAppraisal(result: string, answers: string): Appraisal {
  // The column holds what `appraise` gave, then or now, and nothing else ever writes it.
  const stored = JSON.parse(result) as Appraisal | FirstAppraisal;
  if ('details' in stored) return stored;
  const again = appraise(readAnswers(answers));
  const { currentAge, model, riskAge, riskAgeBound, targetAge, targetAgeBound } = stored;
  return {
    ...again,
    currentAge,
    riskAge,
    targetAge,
    details: { ...again.details, model, riskAgeBound, targetAgeBound },
  };
}
