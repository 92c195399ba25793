import { fileURLToPath } from 'node:url';

/** The init script of a page with a translator. `translator.js` describes how it changes the texts. */
export const translator = { path: fileURLToPath(new URL('translator.js', import.meta.url)) };

/** The invisible mark at the end of each translated text. Playwright's locators ignore it. */
export const mark = '\u200b';
