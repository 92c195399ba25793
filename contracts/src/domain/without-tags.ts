/** Tags inside a line. Any other tag parts words: a space takes its place. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code em font i mark q s small span strong sub sup u'.split(' '),
);

/**
 * HTML without its tags, the text between them kept. It reads each character once, however hostile the text;
 * what only looks like a tag ('5 < 6', '<3', a tag that never ends) stays.
 */
export function withoutTags(html: string): string {
  const lastEnd = html.lastIndexOf('>');
  let quotes = true;
  let text = '';
  let from = 0;
  for (let at = html.indexOf('<'); at !== -1 && at < lastEnd; at = html.indexOf('<', at)) {
    const [tag, name = ''] = html.slice(at, at + maxNameLength).match(/^<(?:\/?([a-z][a-z\d]*)|!|\?)/i) ?? [];
    if (tag === undefined) {
      at += 1;
      continue;
    }
    let end = quotes ? afterQuotes(html, at) : -1;
    if (end === -1) {
      // A quotation mark stays open: from here on they are letters like others, or a hostile text would be read over and over.
      quotes = false;
      end = html.indexOf('>', at) + 1;
    }
    text += html.slice(from, at) + (inlineTags.has(name.toLowerCase()) ? '' : ' ');
    from = end;
    at = end;
  }
  return text + html.slice(from);
}

/** No tag that is looked up is longer. */
const maxNameLength = 12;

/** The place after a tag: a '>' between quotation marks does not end it. -1 when it never ends. */
function afterQuotes(html: string, start: number): number {
  let open = '';
  for (let at = start; at < html.length; at += 1) {
    const character = html.charAt(at);
    if (open) open = character === open ? '' : open;
    else if (character === '"' || character === "'") open = character;
    else if (character === '>') return at + 1;
  }
  return -1;
}
