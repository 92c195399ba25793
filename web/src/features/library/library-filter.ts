import { atom } from 'jotai';
import { whenLoggingOut } from '../../session/log-out.ts';
import { sessionStore } from '../../session/store.ts';
import { noFilter } from './filter.ts';

/** The filter, kept in memory so that Back from an article shows the same list. */
export const libraryFilterAtom = atom(noFilter);

whenLoggingOut(() => sessionStore.set(libraryFilterAtom, noFilter));
