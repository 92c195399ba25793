import { atom } from 'jotai';

/** True while a submission, or the look for one, is on its way. */
export const submittingAtom = atom(false);
