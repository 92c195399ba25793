/** The spellings of a secret: the encodings in which a gateway may echo it, each with its name. */
export function spellingsOf(secret: string): readonly (readonly [string, string])[] {
  const bytes = Buffer.from(secret);
  const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [
    ['as plain text', secret],
    ['in capitals', secret.toUpperCase()],
    ['in a URL', encodeURIComponent(secret)],
    ['in a URL, in small letters', encodeURIComponent(secret).toLowerCase()],
    ['in a form', new URLSearchParams({ token: secret }).toString()],
    ['in JSON', JSON.stringify(secret)],
    ['in HTML', inHtml(secret)],
    ['in JSON in HTML', inHtml(JSON.stringify(secret))],
    ['in base64', bytes.toString('base64')],
    ['in base64url', bytes.toString('base64url')],
  ];
}
