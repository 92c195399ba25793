/** The words that lead to the privacy page, wherever something is promised about people's answers. */
export const privacyLinkWords = 'What we keep, and who sees it';
