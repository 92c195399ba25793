/**
 * The first script of every document. On a slow connection the preloads of code and configuration would delay the first paint. So their
 * links have `media="not all"`, which browsers do not load. This script runs after the style sheet is loaded, and activates the links.
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = '';
