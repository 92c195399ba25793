/** What every document runs. */
export const application = 'index.html';
/** What a document with a stand-in runs besides, and first. */
export const fetchAhead = 'src/fetch-ahead.ts';
