/** Takes secrets out of everything that leaves the program: reports, curl lines, fixtures, what is printed. */
export interface Redactor {
  /** From now on the value is a secret. */
  readonly learn: (secret: string) => void;
  /** The text with every secret replaced, in whatever spelling it stands there. */
  readonly clean: (text: string) => string;
  /** Whether a short text may be a piece of a secret. */
  readonly mayBePiece: (text: string) => boolean;
}

/** Shorter ones would take ordinary words and numbers with them. */
const shortest = 4;
const replacement = '[secret]';

/** Base64 of a text inside a longer text depends on where it begins: the part that does not is looked for. */
const offsets = [0, 1, 2] as const;

export function createRedactor(secrets: readonly string[] = []): Redactor {
  const known = new Map<string, RegExp[]>();
  const learn = (secret: string): void => {
    if (secret.length >= shortest && !known.has(secret)) known.set(secret, patternsOf(secret));
  };
  for (const secret of secrets) learn(secret);
  return {
    learn,
    mayBePiece: text => text.length >= shortest && [...known.keys()].some(secret => secret.includes(text)),
    clean: text => withoutPlaces(text, [...known.values()].flat()),
  };
}

/** All places are looked for before one is taken out: secrets may overlap, and begin with one another. */
function withoutPlaces(text: string, patterns: readonly RegExp[]): string {
  const places = patterns
    .flatMap(pattern => [...text.matchAll(pattern)])
    .map(({ 0: found, index }) => ({ from: index, to: index + found.length }))
    .sort((a, b) => a.from - b.from);
  let cleaned = '';
  let done = -1;
  for (const { from, to } of places) {
    if (from > done) cleaned += `${text.slice(Math.max(done, 0), from)}${replacement}`;
    done = Math.max(done, to);
  }
  return cleaned + text.slice(Math.max(done, 0));
}

/** No engine takes a pattern for thousands of characters, and part of a long secret is one as well. */
const maxPieceLength = 96;

function patternsOf(secret: string): RegExp[] {
  const characters = [...secret];
  const size = Math.ceil(characters.length / Math.ceil(characters.length / maxPieceLength));
  const starts = characters.map((_, at) => at).filter(at => at % size === 0);
  return starts.flatMap(at => patternsOfPiece(characters.slice(at, at + size).join('')));
}

function patternsOfPiece(secret: string): RegExp[] {
  const bytes = Buffer.from(secret);
  return [
    new RegExp([...secret].map(spellingsOf).join(''), 'gi'),
    new RegExp([...bytes.toString('hex')].join('[\\s:]?'), 'gi'),
    // The same as a whole text percent-encoded byte by byte, letters included.
    new RegExp(percentEncoded(bytes), 'gi'),
    ...base64PatternsOf(bytes),
    new RegExp(literal([...secret].reverse().join('')), 'g'),
  ];
}

/** A character as it stands, or as JSON, URLs, HTML and JavaScript may write it. */
function spellingsOf(character: string): string {
  const units = [...Array(character.length).keys()].map(at => character.charCodeAt(at));
  const code = character.codePointAt(0) ?? 0;
  const spellings = [
    literal(character),
    `\\\\+${literal(character)}`,
    units.map(unit => `\\\\+u${unit.toString(16).padStart(4, '0')}`).join(''),
    `\\\\+x${code.toString(16).padStart(2, '0')}`,
    percentEncoded(Buffer.from(character)),
    `&#0*${code};?`,
    `&#x0*${code.toString(16)};?`,
    ...(character in entityNames ? [`&${entityNames[character]};`] : []),
    ...(character === ' ' ? ['\\+'] : []),
  ];
  return `(?:${spellings.join('|')})`;
}

const entityNames: Readonly<Record<string, string>> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
};

function percentEncoded(bytes: Uint8Array): string {
  return [...bytes].map(byte => `(?:%25|%)${byte.toString(16).padStart(2, '0')}`).join('');
}

function base64PatternsOf(bytes: Buffer): RegExp[] {
  return offsets.flatMap(offset => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    // The first and last characters also hold bits of what stands before and behind.
    const from = Math.ceil((offset * 8) / 6);
    const whole = Math.floor(((offset + bytes.length) * 8) / 6);
    const inner = encoded.slice(from, whole);
    if (inner.length < shortest) return [];
    const pattern = [...inner].map(character => {
      if (character === '+' || character === '-') return '(?:\\+|-|%2B)';
      return character === '/' ? '(?:\\\\?/|_|%2F)' : character;
    });
    return [new RegExp(`[A-Za-z0-9+/_-]{0,2}${pattern.join('')}[A-Za-z0-9+/_=-]{0,3}`, 'g')];
  });
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
