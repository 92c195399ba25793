import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import { maxTokenLength } from '@choose-life/contracts/gateway/operations/authentication';
import type { Refusal } from '@choose-life/contracts/gateway/outcome';
import { type Fault, Secret } from '../fault.ts';
import { controlCharacters, hasControlCharacter } from './control-character.ts';

/** Maximum length of a code in characters. The codes of the specification have two characters (s.9). A gateway may send longer codes. */
const maxCodeLength = 32;
/** Maximum length of a message in characters: enough for a few sentences, and short enough for a dialog. */
const maxMessageLength = 300;

/**
 * The properties of a fault that come from a refusal. If a row of errorKinds assigns a kind to the code, people see the message for this kind
 * (`fault-messages.ts`). Every other refusal is `REJECTED`, and people see the text of the gateway, if it sent one.
 * @param kind the kind of the code (`kindOfRefusal`)
 */
export function refusalDetails(
  kind: ErrorKind,
  { code, message, token }: Refusal,
): Pick<Fault, 'gatewayCode' | 'message' | 'token'> {
  const text = kind === 'REJECTED' ? toSingleLine(message) : '';
  return {
    gatewayCode: toSingleLine(code).slice(0, maxCodeLength),
    ...(text !== '' && { message: text }),
    ...storableToken(token),
  };
}

/** Text from the gateway as one line that a page can show, cut after `maxMessageLength` characters; empty for null. */
function toSingleLine(text: string | null): string {
  const line = (text ?? '').replaceAll(controlCharacters, ' ').trim();
  // Cut between characters: `slice` of the string could split a surrogate pair.
  return [...line].slice(0, maxMessageLength).join('');
}

/**
 * The token in the answer to a refused log-in, which clients store before they check the code (s.3). A value that is not a text, is too
 * long or has control characters is dropped, because it cannot be sent in a header.
 */
export function storableToken(token: unknown): Pick<Fault, 'token'> {
  if (typeof token !== 'string' || token === '') return {};
  if (token.length > maxTokenLength || hasControlCharacter(token)) return {};
  return { token: new Secret(token) };
}
