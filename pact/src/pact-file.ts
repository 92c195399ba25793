import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';
import { defaultStages, type Stage, type StageGroup } from '@choose-life/contracts/gateway/stages';

export const consumerName = 'choose-life-adapter';

/** Where a gateway may have its calls: all under one stage, or the wait-list's under another. */
export const layouts = {
  prod: { main: 'prod', 'wait-list': 'prod' },
  dev: { main: 'dev', 'wait-list': 'dev' },
  default: defaultStages,
} as const satisfies Record<string, Readonly<Record<StageGroup, Stage>>>;

export type Layout = keyof typeof layouts;

/** All names. The keys of a plain literal are exactly its names. */
export const layoutNames = Object.keys(layouts) as Layout[];

/** The layout whose pact file is committed: how the adapter calls when nothing is set. The others differ in the stages alone. */
export const committedLayout: Layout = 'default';

/** The stage of a call in a layout. */
export function stageIn(layout: Layout, id: OperationId): Stage {
  return layouts[layout][operations[id].stage];
}

/** The gateway as a provider: one for each layout, since a pact file holds every call under its stage. */
export function providerNameOf(layout: Layout): string {
  return `gateway-${layout}`;
}

/** The name Pact itself gives the file of a consumer and a provider. */
export function pactFileNameOf(layout: Layout): string {
  return `${consumerName}-${providerNameOf(layout)}.json`;
}

/** One interaction of a pact file: what the project reads of it. */
export interface PactInteraction {
  readonly description: string;
  readonly providerStates?: readonly { readonly name: string }[];
  readonly request: { readonly method: string; readonly path: string };
}

/** A pact file (V4). */
export interface PactFile {
  readonly interactions: readonly PactInteraction[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Reads the text of a pact file. @throws SyntaxError when it is not JSON. */
export function parsePactFile(text: string): PactFile {
  // Pact's own library writes these files, in this form.
  return JSON.parse(text) as PactFile;
}
