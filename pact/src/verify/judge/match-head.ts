import type { RawAnswer } from '@choose-life/gateway-client/read/raw-answer';
import type { ExpectedAnswer } from '../../interactions/interaction.ts';
import type { Difference } from './difference.ts';

/** Compares status, media type and compression. Parameters of a media type are free, as they are for Pact. */
export function matchHead({ body, status }: ExpectedAnswer, answer: RawAnswer): Difference[] {
  const actual = answer.status;
  const isKept = status === 'success' ? actual >= 200 && actual < 300 : actual === status;
  const wanted = status === 'success' ? 'HTTP 200 to 299' : `HTTP ${status}`;
  const encoding = firstWord(answer.headers['content-encoding']);
  const type = firstWord(answer.headers['content-type']);
  return [
    ...(isKept ? [] : [different('(status)', wanted, `HTTP ${actual}`)]),
    ...(body === null || type === body.mediaType
      ? []
      : [different('(header content-type)', body.mediaType, type === undefined ? 'nothing' : 'another')]),
    // Nothing asks for compression; what comes compressed cannot be compared.
    ...(['', 'identity'].includes(encoding ?? '')
      ? []
      : [different('(header content-encoding)', 'nothing', 'another')]),
  ];
}

function different(path: string, expected: string, got: string): Difference {
  return { path, expected, got, nature: 'other' };
}

function firstWord(header: string | undefined): string | undefined {
  return header?.split(';')[0]?.trim().toLowerCase();
}
