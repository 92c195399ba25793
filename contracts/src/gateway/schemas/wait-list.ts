import { z } from 'zod';
import { acceptedOrNoCode, id, lenient } from './envelope.ts';

export const create = {
  request: z.strictObject({ waitListEmail: z.string().min(1).max(320) }),
  response: acceptedOrNoCode,
};

/** One address on the wait-list (s.3). */
export const waitListEntry = z.looseObject({
  waitListId: id,
  waitListEmail: z.string(),
  waitListCreatedAt: z.string().nullish(),
});

export const read = {
  response: acceptedOrNoCode.extend({
    data: z.array(waitListEntry),
    /** Beyond the specification: how many entries the list has, for a gateway that answers no more than its newest ones. */
    waitListTotal: lenient(z.number()),
  }),
};

/** The answer of a deletion is not read (s.7): it may be empty. */
export const remove = {
  request: z.strictObject({ waitListId: id }),
  response: z.union([acceptedOrNoCode, z.null()]),
};
