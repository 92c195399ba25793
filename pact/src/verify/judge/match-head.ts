import type { RawAnswer } from '@choose-life/gateway-client/read/read-answer';
import type { WrittenResponse } from '../contract/pact-shape.ts';
import type { Difference } from './difference.ts';

/** Compares status and headers with the pact file. Of a media type its parameters are free, as for Pact. */
export function matchHead(expected: WrittenResponse, answer: RawAnswer): Difference[] {
  return [
    ...statusDifferences(expected, answer.status),
    ...headerDifferences(expected, answer.headers),
    ...encodingDifferences(answer.headers),
  ];
}

/** Nothing asks for compression; what comes compressed cannot be compared. */
function encodingDifferences(headers: RawAnswer['headers']): Difference[] {
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity') return [];
  return [{ path: '(header content-encoding)', expected: 'nothing', got: 'another', nature: 'other' }];
}

function statusDifferences({ matchingRules, status }: WrittenResponse, actual: number): Difference[] {
  const rule = Object.values(matchingRules.status)[0]?.matchers[0];
  const anySuccess = rule?.match === 'statusCode' && rule.status === 'success';
  const kept = anySuccess ? actual >= 200 && actual < 300 : actual === status;
  if (kept) return [];
  const wanted = anySuccess ? 'HTTP 200 to 299' : `HTTP ${status}`;
  return [{ path: '(status)', expected: wanted, got: `HTTP ${actual}`, nature: 'other' }];
}

function headerDifferences({ headers }: WrittenResponse, actual: RawAnswer['headers']): Difference[] {
  return Object.entries(headers).flatMap(([name, [wanted = '']]) => {
    const found = actual[name.toLowerCase()];
    if (found !== undefined && mediaTypeOf(found) === mediaTypeOf(wanted)) return [];
    const got = found === undefined ? 'nothing' : 'another';
    return [{ path: `(header ${name.toLowerCase()})`, expected: wanted, got, nature: 'other' }];
  });
}

function mediaTypeOf(header: string): string {
  return header.split(';')[0]?.trim().toLowerCase() ?? '';
}
