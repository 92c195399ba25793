import { createStore } from 'jotai';

/** The store of all atoms, for React and for code outside of it. */
export const sessionStore = createStore();
