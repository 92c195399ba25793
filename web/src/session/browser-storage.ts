import { rawStrings } from './raw-strings.ts';

/** Local storage as raw strings: the 14 keys of `storage-keys.ts`. */
export const localStrings = rawStrings(() => localStorage);

/** Session storage as raw strings, for drafts: they survive a reload, but not the tab (docs/faults.md, In the browser). */
export const draftStrings = rawStrings(() => sessionStorage, 1_000_000);
