import type { GatewayError } from '@choose-life/client';
import type { Schema } from './fields.ts';

/** A procedure as `/docs/procedures.json` tells it. */
export interface Procedure {
  readonly id: string;
  readonly type: 'query' | 'mutation';
  readonly token: 'needed' | 'optional';
  readonly media: 'json' | 'pdf';
  readonly summary: string;
  /** When the call has succeeded, as a sentence. */
  readonly success: string;
  readonly input: Schema;
  readonly example: unknown;
}

/** What is told of failed calls: by kind, and by what became of the call. */
export interface Guide {
  readonly errors: Readonly<
    Record<GatewayError['kind'], { readonly meaning: string; readonly remedy: string }>
  >;
  readonly outcomes: Readonly<Record<GatewayError['outcome'], string>>;
}

/** Everything the playground is made of. */
export interface Procedures extends Guide {
  readonly procedures: readonly Procedure[];
}

/** Reads the procedures from the adapter, which makes them out of the table. */
export async function readProcedures(address: string): Promise<Procedures> {
  const response = await fetch(address, { credentials: 'omit' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  // The adapter of this page writes it; a test in a browser sees every form.
  return (await response.json()) as Procedures;
}
