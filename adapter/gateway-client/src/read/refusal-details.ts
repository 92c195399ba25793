import type { ErrorKind } from '@choose-life/contracts/gateway/error-kinds';
import type { Refusal } from '@choose-life/contracts/gateway/outcome';
import { type Fault, Secret } from '../fault.ts';
import { controlCharacters, hasControlCharacter } from './control-character.ts';

/**
 * The properties of a fault that come from a refusal. A code with an error kind of its own is shown with the text of that kind
 * (`fault-messages.ts`). Every other refusal is `REJECTED` and is shown with the text of the gateway, if it sent one.
 */
export function refusalDetails(
  kind: ErrorKind,
  { code, message, token }: Refusal,
): Pick<Fault, 'gatewayCode' | 'message' | 'token'> {
  const text = kind === 'REJECTED' ? presentable(message) : '';
  return {
    gatewayCode: presentable(code).slice(0, 32),
    ...(text !== '' && { message: text }),
    ...storableToken(token),
  };
}

/** Text from the gateway, limited to what can be shown: one line of at most 300 characters. */
function presentable(text: string | null): string {
  const plain = (text ?? '').replaceAll(controlCharacters, ' ');
  return [...plain.trim()].slice(0, 300).join('');
}

/** The token of a refused log-in, which clients store before they check the code (s.3). Empty for a value that no header could carry. */
export function storableToken(token: unknown): Pick<Fault, 'token'> {
  if (typeof token !== 'string' || token === '' || token.length > 8192 || hasControlCharacter(token))
    return {};
  return { token: new Secret(token) };
}
