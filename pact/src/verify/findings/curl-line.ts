import type { ContractInteraction } from '../contract/contract-interaction.ts';
import { type FilledRequest, fillRequest, namesOfValues } from '../contract/fill-request.ts';

/** A request in which every value of the states is the name of a shell variable: `$TOKEN`, `$REPORT_ID`. */
export function maskedRequest(interaction: ContractInteraction): FilledRequest {
  return requestWith(interaction, name => `$${name}`);
}

/** The request as a line for a shell. Token, addresses and ids are its variables, so it can be shown to anybody. */
export function curlLine(interaction: ContractInteraction, gatewayUrl: string): string {
  const { body, headers, method, path } = requestWith(interaction, name => `${mark}${name}${mark}`);
  const parts = [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${gatewayUrl}${path.replace(/^\/api/, '')}`),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data ${quoted(body)}`]),
  ];
  return parts.join(' ');
}

/** Not escaped in a path, and in no request of the contract. */
const mark = '~~';

function requestWith(interaction: ContractInteraction, write: (name: string) => string): FilledRequest {
  const values = namesOfValues(interaction.request).map(name => [name, write(variableName(name))]);
  const filled = fillRequest(interaction, Object.fromEntries(values));
  // Every name that the request takes has just been given.
  if (!filled.ok) throw new Error(`no value for ${filled.missing.join(', ')}`);
  return filled.request;
}

/** `reportId` → `REPORT_ID` */
function variableName(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
}

/** In single quotes, with the variables outside of them. */
function quoted(text: string): string {
  const safe = text.replaceAll("'", "'\\''").replace(/~~(\w+)~~/g, `'"$$$1"'`);
  return `'${safe}'`.replace(/^''(?=")|(?<=")''$/g, '');
}
