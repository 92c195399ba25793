/**
 * The first script of every document. It runs once the style sheet is loaded and starts the preloads of code and configuration, so
 * that on a slow connection they do not delay the first paint. Until then the links wait with `media="not all"`.
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = '';
