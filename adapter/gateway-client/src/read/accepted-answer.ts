import type { Deviation } from '../drift/deviation.ts';
import { textOf } from './json-bytes.ts';

export interface AcceptedAnswer {
  readonly ok: true;
  /** Parsed when it is first read: most answers are passed on as they came. */
  readonly value: unknown;
  /** JSON in UTF-8: the gateway's own bytes, where nothing was left out. */
  readonly json: Uint8Array;
  /** The file of a PDF answer, decoded when it is first read; null for other answers. */
  readonly file: Uint8Array | null;
  /** Which form it has, by its place in the row's schema; 0 where there is but one. */
  readonly form: number;
  /** Where it leaves the contract, although it was accepted. */
  readonly deviations: readonly Deviation[];
}

/** @param fileOf decodes the file, where the answer is one. */
export function acceptedJson(
  json: Uint8Array,
  { deviations, fileOf, form }: Pick<AcceptedAnswer, 'deviations' | 'form'> & { fileOf?: () => Uint8Array },
): AcceptedAnswer {
  let value: unknown;
  return {
    ok: true,
    json,
    form,
    deviations,
    get value() {
      value ??= JSON.parse(textOf(json));
      return value;
    },
    get file() {
      return fileOf?.() ?? null;
    },
  };
}
