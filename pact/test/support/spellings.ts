/** A secret in every spelling in which a gateway may echo it, each with its name. */
export function spellingsOf(secret: string): readonly (readonly [string, string])[] {
  const bytes = Buffer.from(secret);
  const percent = [...bytes].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return [
    ['as it is', secret],
    ['in capitals', secret.toUpperCase()],
    ['in a URL', encodeURIComponent(secret)],
    ['in a URL, in small letters', encodeURIComponent(secret).toLowerCase()],
    ['in a form', new URLSearchParams({ token: secret }).toString()],
    ['in a URL in a URL', encodeURIComponent(encodeURIComponent(secret))],
    ['percent-encoded whole', percent],
    ['in JSON', JSON.stringify(secret)],
    ['in JSON in JSON', JSON.stringify(JSON.stringify(secret))],
    ['in JSON with every character escaped', inEscapes(secret)],
    ['in HTML', secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
    ['in HTML numbers', [...secret].map(character => `&#${character.codePointAt(0)};`).join('')],
    ['in HTML hexadecimal', [...secret].map(each => `&#x${each.codePointAt(0)?.toString(16)};`).join('')],
    ['in base64', bytes.toString('base64')],
    ['in base64url', bytes.toString('base64url')],
    ['in base64 behind one byte', Buffer.from(`:${secret}`).toString('base64')],
    ['in base64 of a header', Buffer.from(`user:${secret}:tail`).toString('base64')],
    ['in base64 in JSON', JSON.stringify({ echo: Buffer.from(`ab${secret}`).toString('base64') })],
    ['in hexadecimal', bytes.toString('hex')],
    ['in hexadecimal with colons', bytes.toString('hex').replace(/(..)(?=.)/g, '$1:')],
    ['backwards', [...secret].reverse().join('')],
  ];
}

function inEscapes(text: string): string {
  return [...Array(text.length).keys()]
    .map(at => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`)
    .join('');
}
