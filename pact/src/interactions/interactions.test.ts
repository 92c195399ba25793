import { operationIds, operations } from '@choose-life/contracts/gateway/operations';
import { describe, expect, it } from 'vitest';
import { providerStates } from '../provider-states.ts';
import { interactionKinds } from './interaction.ts';
import { interactions } from './interactions.ts';
import { responseVariantNames, responseVariants } from './response-variants.ts';

describe('the interactions', () => {
  it.each(operationIds)('contain an accepted, a refused and an expired-session interaction of %s', id => {
    const usual = interactions.filter(each => each.operationId === id && each.variant === null);
    expect(usual.map(each => each.kind)).toEqual(interactionKinds);
  });

  it.each(responseVariantNames)('contain the variant "%s" for every call that may use it', variant => {
    const calls = interactions.filter(each => each.variant === variant).map(each => each.operationId);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls).toEqual(responseVariants[variant].calls);
  });

  it('have unique names', () => {
    const names = new Set(interactions.map(each => each.name));
    expect(names.size).toBe(interactions.length);
  });

  it.each(interactions)(
    'use in the request of "$name" only values that its states return',
    ({ given, operationId, request }) => {
      const values = given.flatMap<string>(({ name }) => [...providerStates[name].values]);
      expect(values).toEqual(expect.arrayContaining(Object.values(request.fromState)));
      expect(Object.keys(request.example)).toEqual(expect.arrayContaining(Object.keys(request.fromState)));
      if (request.hasToken || operations[operationId].auth === 'token') expect(values).toContain('token');
    },
  );

  it.each(interactions)('have a section of the specification, or advice on a refusal, for "$name"', each => {
    const { expectation } = each;
    if ('advice' in expectation) {
      // The advice is for a gateway that accepts the request.
      expect(each.kind).toBe('refused');
      expect(expectation.advice.consequence).not.toBe('');
    } else {
      expect(expectation.section).toMatch(/^s\.[1-9](\.[1-9])?(, s\.[1-9](\.[1-9])?)*$/);
    }
  });

  it('use every provider state', () => {
    const given = new Set(interactions.flatMap(each => each.given.map(({ name }) => name)));
    expect([...given].sort()).toEqual(Object.keys(providerStates).sort());
  });
});
