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

export function acceptedJson(json: Uint8Array, rest: Rest): AcceptedAnswer {
  return new JsonAnswer(json, rest);
}

interface Rest extends Pick<AcceptedAnswer, 'deviations' | 'form'> {
  readonly fileOf?: () => Uint8Array;
}

class JsonAnswer implements AcceptedAnswer {
  readonly ok = true;
  readonly json: Uint8Array;
  readonly form: number;
  readonly deviations: readonly Deviation[];
  readonly #fileOf: Rest['fileOf'];
  #value: unknown;

  constructor(json: Uint8Array, { deviations, fileOf, form }: Rest) {
    this.json = json;
    this.form = form;
    this.deviations = deviations;
    this.#fileOf = fileOf;
  }

  get value(): unknown {
    this.#value ??= JSON.parse(textOf(this.json));
    return this.#value;
  }

  get file(): Uint8Array | null {
    return this.#fileOf?.() ?? null;
  }
}
