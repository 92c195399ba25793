/**
 * The first script of every document. The preload links for code and configuration have `media="not all"`, so browsers do not load
 * them. This script runs when the style sheet is loaded, and activates them: on a slow connection they would delay the first paint.
 */
for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = '';
