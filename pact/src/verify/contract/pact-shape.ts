import { z } from 'zod';

const ruleSet = z.object({
  combine: z.string().optional(),
  matchers: z.array(
    z.looseObject({
      match: z.string().optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      regex: z.string().optional(),
    }),
  ),
});
const rules = z.record(z.string(), ruleSet);
const generator = z.object({ type: z.literal('ProviderState'), expression: z.string() });
const body = z.object({
  content: z.unknown(),
  contentType: z.string().optional(),
  /** `base64` for a text that is not JSON. */
  encoded: z.union([z.literal(false), z.literal('base64')]).default(false),
});
const headers = z.record(z.string(), z.array(z.string()));

/** As much of a pact file (V4) as is verified here. What it holds beside is an error where it would change a request. */
export const pactShape = z.object({
  interactions: z.array(
    z.object({
      description: z.string().min(1),
      providerStates: z
        .array(z.object({ name: z.string(), params: z.record(z.string(), z.unknown()).default({}) }))
        .default([]),
      request: z.object({
        method: z.string(),
        path: z.string(),
        query: z.undefined().optional(),
        headers: headers.default({}),
        body: body.optional(),
        generators: z
          .strictObject({
            path: generator.optional(),
            header: z.record(z.string(), generator).default({}),
            body: z.record(z.string(), generator).default({}),
          })
          .default({ header: {}, body: {} }),
      }),
      response: z.object({
        status: z.number(),
        headers: headers.default({}),
        body: body.optional(),
        matchingRules: z
          .object({ body: rules.default({}), header: rules.default({}), status: rules.default({}) })
          .default({ body: {}, header: {}, status: {} }),
      }),
    }),
  ),
});

export type WrittenInteraction = z.infer<typeof pactShape>['interactions'][number];
export type WrittenRequest = WrittenInteraction['request'];
export type WrittenResponse = WrittenInteraction['response'];
