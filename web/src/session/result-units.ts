import { type ResultUnit, resultUnits } from '@choose-life/contracts/domain/hra/other-unit';
import { useAtomValue } from 'jotai';
import { memberOf, parsedJson } from '@/json';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';

/** The unit that was chosen in this tab for a laboratory result; null before a choice. @param key of the answer, which has a unit of its own */
export function useResultUnit(key: string): ResultUnit | null {
  return resultUnitOf(useAtomValue(tabAtoms.resultUnits), key);
}

/** Keeps the choice until the tab is closed, or its person logs out. */
export function chooseResultUnit(key: string, unit: ResultUnit): void {
  const stored = parsedJson(jotaiStore.get(tabAtoms.resultUnits));
  const others = typeof stored === 'object' && stored !== null ? stored : {};
  jotaiStore.set(tabAtoms.resultUnits, JSON.stringify({ ...others, [key]: unit }));
}

/** @param stored the text of session storage, which may be anything */
export function resultUnitOf(stored: string | null, key: string): ResultUnit | null {
  const unit = memberOf(parsedJson(stored), key);
  return resultUnits.find(each => each === unit) ?? null;
}
