import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, it } from 'vitest';
import { providerStateNames, providerStates } from '../provider-states.ts';
import { interactions } from './interactions.ts';

describe('the interactions', () => {
  it.each(operationIds)('%s takes only what its states give', id => {
    const { given, from = {} } = interactions[id];
    const values = given.flatMap<string>(name => [...providerStates[name].values]);
    expect(values).toEqual(expect.arrayContaining(Object.values(from)));
    if (operations[id].auth === 'token') expect(values).toContain('token');
  });

  it('start from every state there is', () => {
    const given = new Set(operationIds.flatMap(id => [...interactions[id].given]));
    expect([...given].sort()).toEqual([...providerStateNames].sort());
  });
});
