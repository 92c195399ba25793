import type { Stage } from '@choose-life/contracts/gateway/stages';
import type { Interaction } from '../../interactions/interaction.ts';
import { valueSources } from '../../provider-states.ts';
import { type FilledRequest, fillRequest, namesOfValues } from '../contract/fill-request.ts';

/** A request in which every value of the states is the name of a shell variable: `$TOKEN`, `$REPORT_ID`. */
export function maskedRequest(interaction: Interaction, stage: Stage): FilledRequest {
  const { body, headers, method, path } = markedRequest(interaction, stage);
  const named = (text: string) => text.replace(marked, '$$$1');
  return {
    method,
    path: named(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, named(value)])),
    body: body === null ? null : named(body),
  };
}

/** The request as a line for a shell. Token, addresses and ids are its variables, so it can be shown to anybody. */
export function curlLine(interaction: Interaction, stage: Stage, gatewayUrl: string): string {
  const { body, headers, method, path } = markedRequest(interaction, stage);
  const parts = [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${gatewayUrl}${path.replace(/^\/api/, '')}`),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data ${quoted(body)}`]),
  ];
  return parts.join(' ');
}

/** Where the value of each variable of a request comes from: `$REPORT_ID is the 'meta.reportId' of …`. */
export function valueLines({ kind, request }: Interaction): string[] {
  return namesOfValues(request).map(name => {
    const isExpired = name === 'token' && kind === 'session-expired';
    const source = isExpired ? 'a token whose session has expired' : valueSources[name];
    return `$${variableName(name)} is ${source}`;
  });
}

/** Around the name of a variable: not escaped in a path, and in no request of the contract. */
const mark = '~~';
const marked = /~~(\w+)~~/g;

function markedRequest(interaction: Interaction, stage: Stage): FilledRequest {
  const values = namesOfValues(interaction.request).map(name => [
    name,
    `${mark}${variableName(name)}${mark}`,
  ]);
  const filled = fillRequest(interaction, stage, Object.fromEntries(values));
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
  const safe = text.replaceAll("'", "'\\''").replace(marked, `'"$$$1"'`);
  return `'${safe}'`.replace(/^''(?=")|(?<=")''$/g, '');
}
