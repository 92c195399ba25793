export const privacyLinkWords = 'What we keep, and who sees it';
