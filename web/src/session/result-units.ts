import { type ResultUnit, resultUnits } from '@choose-life/contracts/domain/hra/other-unit';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { useAtomValue } from 'jotai';
import { parsedJson } from '@/json';
import { jotaiStore, tabAtoms } from './stored-atoms.ts';

/*
 * The unit of a laboratory result as the person types it (mg/dL or mmol/L), for each question. Session storage keeps the choice until
 * the tab is closed or the person logs out.
 */

/** The chosen unit of a question; null before a choice. @param key the question's answer key */
export function useResultUnit(key: string): ResultUnit | null {
  return resultUnitOf(useAtomValue(tabAtoms.resultUnits), key);
}

/** Stores the chosen unit of a question. @param key the question's answer key */
export function chooseResultUnit(key: string, unit: ResultUnit): void {
  const units = propertiesOf(parsedJson(jotaiStore.get(tabAtoms.resultUnits)));
  jotaiStore.set(tabAtoms.resultUnits, JSON.stringify({ ...units, [key]: unit }));
}

/** The unit of a question in the stored text, which may be corrupt. Null if it contains no valid unit for the question. */
export function resultUnitOf(storedUnits: string | null, key: string): ResultUnit | null {
  const unit = propertiesOf(parsedJson(storedUnits))[key];
  return resultUnits.find(each => each === unit) ?? null;
}
