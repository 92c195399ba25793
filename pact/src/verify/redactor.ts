import { escapeHtml } from '@choose-life/contracts/domain/escape-html';

/** Takes secrets out of everything that leaves the program: reports, curl lines, what is printed. */
export type Redactor = ReturnType<typeof createRedactor>;

/** Shorter ones would take ordinary words and numbers with them. */
const shortest = 4;

export function createRedactor(secrets: readonly string[] = []) {
  const known = new Set<string>();
  const learn = (secret: string): void => {
    if (secret.length >= shortest) known.add(secret);
  };
  for (const secret of secrets) learn(secret);
  return {
    learn,
    mayBePiece: (text: string) => text.length >= shortest && [...known].some(secret => secret.includes(text)),
    /** The text with every secret replaced, in each spelling that a gateway which echoes it is likely to use. */
    clean: (text: string) => {
      // The longest first: secrets may begin with one another.
      const spellings = [...known].flatMap(spellingsOf).sort((a, b) => b.length - a.length);
      return spellings.reduce(
        (cleaned, spelling) => cleaned.replace(new RegExp(literal(spelling), 'gi'), '[secret]'),
        text,
      );
    },
  };
}

/** A secret as it is, in JSON, in HTML, in JSON that stands in HTML, in a URL and a form, and in base64. */
function spellingsOf(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  const inUrl = encodeURIComponent(secret.toWellFormed());
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
  const bytes = Buffer.from(secret);
  const encoded = [bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url')];
  return [secret, inJson, escapeHtml(secret), escapeHtml(inJson), inUrl, inForm, ...encoded];
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
