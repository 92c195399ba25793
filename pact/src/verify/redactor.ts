import { escapeHtml } from '@choose-life/contracts/domain/escape-html';

/** Removes secrets from everything that leaves the program: reports, curl commands, printed text. */
export interface Redactor {
  /** Adds a secret. A text of less than 4 characters is ignored, because `clean` would also remove it from ordinary words and numbers. */
  readonly learn: (secret: string) => void;
  /** Whether a text of at least 4 characters is contained in a secret. A difference may quote a fragment of a secret, which `clean` does not find. */
  readonly isPartOfSecret: (text: string) => boolean;
  /** The text with every secret replaced by `[secret]`, in each encoding in which a gateway is likely to echo a secret. */
  readonly clean: (text: string) => string;
}

/** In characters. Shorter texts are also parts of ordinary words and numbers. */
const minSecretLength = 4;

/** Creates a redactor for these secrets. `learn` adds more. */
export function createRedactor(secrets: readonly string[] = []): Redactor {
  const learnedSecrets = new Set<string>();
  const learn = (secret: string): void => {
    if (secret.length >= minSecretLength) learnedSecrets.add(secret);
  };
  for (const secret of secrets) learn(secret);
  return {
    learn,
    isPartOfSecret: text =>
      text.length >= minSecretLength && [...learnedSecrets].some(secret => secret.includes(text)),
    clean: text => {
      // The longest first, because one secret may be the beginning of another.
      const spellings = [...learnedSecrets].flatMap(spellingsOf).sort((a, b) => b.length - a.length);
      // Case is ignored, because a gateway may change it, for example in percent-encoding (`%2b`).
      const patterns = spellings.map(spelling => new RegExp(escapeRegExp(spelling), 'gi'));
      return patterns.reduce((cleaned, pattern) => cleaned.replace(pattern, '[secret]'), text);
    },
  };
}

/** The secret in plain text, in JSON, in HTML, in JSON inside HTML, in a URL, in a form, and in base64. */
function spellingsOf(secret: string): string[] {
  const inJson = JSON.stringify(secret).slice(1, -1);
  // `encodeURIComponent` throws on half a surrogate pair.
  const inUrl = encodeURIComponent(secret.toWellFormed());
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
  const bytes = Buffer.from(secret);
  // Without padding, so that base64 with and without padding matches.
  const inBase64 = [bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url')];
  return [secret, inJson, escapeHtml(secret), escapeHtml(inJson), inUrl, inForm, ...inBase64];
}

/** The text as a pattern that matches only this text. */
function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
