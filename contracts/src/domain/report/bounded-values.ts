/** A value that may be missing. */
export type Maybe<Value> = Value | null | undefined;

/** Longer than any sentence of ours; what another gateway writes beyond it is cut. */
const maxText = 600;
/** More lines than any report of ours has. */
const maxLines = 60;

/** The items of a list that are there, 60 at most. */
export function lines<Item>(list: Maybe<readonly Maybe<Item>[]>): Item[] {
  return (list ?? []).filter(item => item !== null && item !== undefined).slice(0, maxLines);
}

/** A text of 600 characters at most. Control and direction characters would break lines or turn them round. */
export function plain(text: Maybe<string>): string {
  const characters = [...(text ?? '').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return characters.length > maxText ? `${characters.slice(0, maxText - 1).join('')}…` : characters.join('');
}

export function plainOrNull(text: Maybe<string>): string | null {
  return plain(text) || null;
}

export function idOf(id: Maybe<string>, index: number): string {
  return plain(id) || `line-${index + 1}`;
}

export function idsOf(questions: Maybe<readonly Maybe<string>[]>): string[] {
  return (questions ?? []).slice(0, maxLines).map(plain);
}

export function finiteOrNull(value: Maybe<number>): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function finiteOrZero(value: Maybe<number>): number {
  return finiteOrNull(value) ?? 0;
}

export function percent(value: Maybe<number>): number {
  return Math.min(100, Math.max(0, finiteOrZero(value)));
}
