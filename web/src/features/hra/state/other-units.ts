import { atom } from 'jotai';
import { whenLoggingOut } from '../../../session/log-out.ts';
import { sessionStore } from '../../../session/store.ts';

/** What somebody typed in the other unit, and what was held for it: another held answer makes it out of date. */
export interface TypedInOther {
  readonly typed: string;
  readonly held: string;
}

/** The numbers that are typed in their other unit, by answer key. */
export const otherUnitsAtom = atom<ReadonlyMap<string, TypedInOther>>(new Map());

whenLoggingOut(() => sessionStore.set(otherUnitsAtom, new Map()));

export function typeInOther(key: string, typed: TypedInOther): void {
  sessionStore.set(otherUnitsAtom, all => new Map([...all, [key, typed]]));
}

export function typeInAsked(key: string): void {
  sessionStore.set(otherUnitsAtom, all => new Map([...all].filter(([each]) => each !== key)));
}
