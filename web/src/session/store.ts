import { createStore } from 'jotai';

/** The one store of atoms: given to React, and read by code that stands outside it. */
export const sessionStore = createStore();
