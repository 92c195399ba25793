import type { GatewayError } from '@choose-life/client';
import type { Schema } from './fields.ts';

/** A procedure in `/docs/procedures.json`. */
export interface Procedure {
  readonly id: string;
  readonly type: 'query' | 'mutation';
  readonly token: 'needed' | 'optional';
  readonly media: 'json' | 'pdf';
  readonly summary: string;
  /** The success rule, as a sentence. */
  readonly success: string;
  readonly input: Schema;
  readonly example: unknown;
}

/** Explains failed calls, by kind and by outcome. */
export interface Guide {
  readonly errors: Readonly<
    Record<GatewayError['kind'], { readonly meaning: string; readonly remedy: string }>
  >;
  readonly outcomes: Readonly<Record<GatewayError['outcome'], string>>;
}

export interface Procedures extends Guide {
  readonly procedures: readonly Procedure[];
}

/** Loads the procedures from the adapter. */
export async function readProcedures(address: string): Promise<Procedures> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  // The adapter of the same version writes it.
  return (await response.json()) as Procedures;
}

/** The adapter's address, from the page that it rendered: a proxy may have put a path in front. */
function addressOf(name: 'procedures' | 'trpc' | 'reference'): string {
  return new URL(document.getElementById('playground')?.dataset[name] ?? '', location.href).href;
}

export const addresses = {
  procedures: addressOf('procedures'),
  trpc: addressOf('trpc'),
  reference: addressOf('reference'),
};
