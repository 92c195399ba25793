import { fileURLToPath } from 'node:url';

/** See `translator.js`, which runs inside the page. */
export const translator = { path: fileURLToPath(new URL('translator.js', import.meta.url)) };

/** Ends each text of the translator's language. Neither people nor Playwright's locators see it. */
export const mark = '\u200b';
