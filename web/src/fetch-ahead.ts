/**
 * Runs by itself in documents that hold a stand-in, once their style sheet is there: only then the code is fetched, so that on
 * a slow line nothing keeps the shell from being seen. A link for no medium waits.
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) link.media = '';
