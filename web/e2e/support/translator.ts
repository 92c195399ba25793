import { fileURLToPath } from 'node:url';

/** A Playwright init script that changes the texts of a page as the page translation of a browser does. `translator.js` describes how. */
export const translator = { path: fileURLToPath(new URL('translator.js', import.meta.url)) };

/** The invisible mark at the end of each translated text. Playwright's locators ignore it. */
export const translationMark = '\u200b';
