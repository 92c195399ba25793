/** The script of every document. */
export const application = 'index.html';
/** The first script of a document with a skeleton. */
export const startPreloads = 'src/start-preloads.ts';
