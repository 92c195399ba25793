/**
 * A script of documents with a page skeleton. It runs once their style sheet is loaded and starts the preloads of code, so that
 * on a slow connection the code does not delay the first paint. Until then the links wait with `media="not all"`.
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) link.media = '';
