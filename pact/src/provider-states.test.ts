import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { pactFileName } from './pact-file.ts';
import { providerStates } from './provider-states.ts';

const page = await readFile(new URL('../../docs/provider-states.md', import.meta.url), 'utf8');
/** The names of the parameters and values of each state, from the columns of the page's table. */
const rows = new Map(
  [...page.matchAll(/^\| (.*) \| (.*) \| (.*) \| (.*) \|$/gm)].map(cells => {
    const [, name = '', _description, parameters, values] = cells;
    return [name, { parameters: wordsIn(parameters), values: wordsIn(values) }] as const;
  }),
);

function wordsIn(text = ''): string[] {
  return text.match(/\w+/g) ?? [];
}

describe('docs/provider-states.md', () => {
  it.each(Object.entries(providerStates))(
    'lists the parameters and the values of "%s"',
    (name, { parameters, values }) => {
      const row = rows.get(name);
      expect(row?.parameters).toEqual(Object.keys(parameters));
      // The page also lists the values for paths (`reportIdInPath`), which are percent-encoded copies.
      expect(row?.values.filter(value => !value.endsWith('InPath'))).toEqual(values);
    },
  );

  it('lists every value that a request of the pact file uses, in the row of a provider state of the same interaction', async () => {
    const { interactions } = JSON.parse(
      await readFile(new URL(`../pacts/${pactFileName}`, import.meta.url), 'utf8'),
    );
    for (const { description, providerStates: states = [], request } of interactions) {
      const returnedValues = states.flatMap(({ name }: { name: string }) => rows.get(name)?.values ?? []);
      const usedValues = [...JSON.stringify(request).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
      expect(returnedValues, description).toEqual(expect.arrayContaining(usedValues));
    }
  });
});
