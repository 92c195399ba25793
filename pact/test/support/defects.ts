import type { PassedAnswer } from '@choose-life/gateway-client/test/altering-gateway';

type Alter = (answer: PassedAnswer) => PassedAnswer;

/** StateSetups in which a gateway leaves the contract, each for any call. A way that finds nothing to alter leaves the answer alone. */
export const defects = {
  'first member dropped': inJson(value => Object.fromEntries(Object.entries(Object(value)).slice(1))),
  'last member null': inJson(value => {
    const last = Object.keys(Object(value)).at(-1);
    return last === undefined ? value : { ...Object(value), [last]: null };
  }),
  'numbers as strings': inJson(value =>
    everywhere(value, each => (typeof each === 'number' ? `${each}` : each)),
  ),
  'strings as numbers': inJson(value => everywhere(value, each => (typeof each === 'string' ? 7 : each))),
  'lists emptied': inJson(value => everywhere(value, each => (Array.isArray(each) ? [] : each))),
  'lists as objects': inJson(value => everywhere(value, each => (Array.isArray(each) ? { ...each } : each))),
  'a list around it': inJson(value => [value]),
  'null in all': inJson(() => null),
  'code 22': inJson(value => ({ ...Object(value), responseCode: '22' })),
  'code 22 as a number': inJson(value => ({ ...Object(value), responseCode: 22 })),
  'code 99': inJson(value => ({ ...Object(value), responseCode: '99' })),
  'small letters for OK': inText(text => text.replace('"OK"', '"ok"')),
  'a page': answer => ({ ...typed(answer, 'text/html'), body: Buffer.from('<html>Welcome</html>') }),
  'no body': answer => ({ ...answer, body: Buffer.alloc(0) }),
  'cut off': inText(text => text.slice(0, -3)),
  'text behind the end': inText(text => `${text} end`),
  'HTTP 500': answer => ({ ...answer, status: 500 }),
  'HTTP 201': answer => ({ ...answer, status: 201 }),
  'HTTP 401': answer => ({ ...answer, status: 401 }),
  'another media type': answer => typed(answer, 'text/html'),
  'no media type': ({ headers: { 'content-type': _, ...headers }, ...answer }) => ({ ...answer, headers }),
  'unknown members': inJson(value =>
    typeof value === 'object' && !Array.isArray(value) ? { ...value, extra: { more: [1] } } : value,
  ),
  'a forbidden member': inText(text => text.replace(/^\{/, '{"__proto__":{},')),
  'not UTF-8': answer => ({
    ...answer,
    body: Buffer.from(answer.body.toString('latin1').replace('"}', '\u00ff"}'), 'latin1'),
  }),
  'a PDF without its end': inText(text =>
    text.length > 2000 && text.startsWith('"JVBERi0') ? `${text.slice(0, 1001)}"` : text,
  ),
  'compressed, it says': answer => ({
    ...answer,
    headers: { ...answer.headers, 'content-encoding': 'gzip' },
  }),
} as const satisfies Record<string, Alter>;

export type DefectName = keyof typeof defects;

/** All names. The keys of a plain literal are exactly its names. */
export const defectNames = Object.keys(defects) as DefectName[];

function inText(change: (text: string) => string): Alter {
  return answer => ({ ...answer, body: Buffer.from(change(answer.body.toString())) });
}

function inJson(change: (value: unknown) => unknown): Alter {
  return inText(text => {
    try {
      return JSON.stringify(change(JSON.parse(text)));
    } catch {
      return text;
    }
  });
}

function everywhere(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value);
  if (Array.isArray(changed)) return changed.map(each => everywhere(each, change));
  if (typeof changed !== 'object' || changed === null) return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([name, member]) => [name, everywhere(member, change)]),
  );
}

function typed(answer: PassedAnswer, mediaType: string): PassedAnswer {
  return { ...answer, headers: { ...answer.headers, 'content-type': mediaType } };
}
