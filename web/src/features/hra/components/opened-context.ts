import type { Questionnaire } from '@choose-life/contracts/domain/hra/questionnaire';
import { createContext, useContext } from 'react';
import type { Opened } from '../../../assessment/state.ts';

/** What the pages of the assessment work on. */
export interface OpenedAssessment {
  readonly questionnaire: Questionnaire;
  readonly assessment: Opened;
}

export const OpenedContext = createContext<OpenedAssessment | null>(null);

/** The opened assessment. The shell renders pages only when there is one. */
export function useOpened(): OpenedAssessment {
  const opened = useContext(OpenedContext);
  if (opened === null) throw new Error('A page of the assessment stands outside its shell.');
  return opened;
}
