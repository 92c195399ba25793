import { describe, expect, it } from 'vitest';
import { printableName } from './printable-text.ts';

const latin = (codePoint: number) => codePoint >= 0x20 && codePoint < 0x370 && codePoint !== 0x199;
const print = (name: string) => printableName(name, latin);

describe('printable name', () => {
  it.each([
    ['Adébáyọ\u0300', 'Adébáyọ\u0300', 'tone marks'],
    ['A\u0000d\u0007a\r\nObi', 'A d a Obi', 'control characters'],
    ['Ada\u202Eibo', 'Ada ibo', 'direction characters'],
    ['Ƙasim ƙauye'.replace('Ƙ', 'K'), 'Kasim kauye', 'a letter the font lacks'],
    ['محمد Ada', 'Ada', 'letters of a script the font lacks'],
    ['محمد', '', 'nothing but such letters'],
    ['  Ada   Obi ', 'Ada Obi', 'spaces'],
  ])('%j is printed as %j (%s)', (name, printed) => {
    expect(print(name).normalize('NFC')).toBe(printed.normalize('NFC'));
  });

  it('is cut where the header ends, and says so', () => {
    const printed = print('ab'.repeat(300));
    expect(printed).toHaveLength(64);
    expect(printed.endsWith('…')).toBe(true);
  });
});
