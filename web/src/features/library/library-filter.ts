import { atom } from 'jotai';
import { whenLoggingOut } from '../../session/log-out.ts';
import { sessionStore } from '../../session/store.ts';
import { noFilter } from './filter.ts';

/** What is looked for, kept in memory so that the way back from an article leads to the same list. */
export const libraryFilterAtom = atom(noFilter);

whenLoggingOut(() => sessionStore.set(libraryFilterAtom, noFilter));
