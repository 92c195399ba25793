import { fileURLToPath } from 'node:url';

/** See `translator.js`, which runs inside the page. */
export const translator = { path: fileURLToPath(new URL('translator.js', import.meta.url)) };

/** The invisible mark at the end of each translated text. Playwright's locators ignore it. */
export const mark = '\u200b';
