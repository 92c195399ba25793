import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, request } from 'undici';
import type { FileStore, StoredName } from './file-store.ts';
import type { ObjectStoreAddress } from './object-store-url.ts';

/** The store answered with another status than expected. Its text may hold anything, and is left out. */
class StoreRefused extends Error {
  override readonly name = 'StoreRefused';
  readonly code: string;
  constructor(status: number) {
    super(`status ${status}`);
    this.code = `STATUS_${status}`;
  }
}

interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array;
}

/** No PDF and no page of a list comes near it. */
const maxAnswerBytes = 16 * 1024 * 1024;
const connections = 16;

/**
 * A bucket of S3 or of a compatible store. How long files are kept is a rule of the bucket: otherwise every copy of the
 * gateway would have to look through all of it.
 */
export function createObjectStore({ base, ...credentials }: ObjectStoreAddress): FileStore {
  const agent = new Agent({ connections, connect: { timeout: 5_000 }, maxResponseSize: maxAnswerBytes });
  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    url: string,
    signal: AbortSignal,
    body: Uint8Array | null = null,
  ): Promise<Answer> => {
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': sum };
    const signed = await new AwsV4Signer({ method, url, headers, service: 's3', ...credentials }).sign();
    const answer = await request(signed.url, {
      method,
      headers: Object.fromEntries(signed.headers),
      body,
      dispatcher: agent,
      signal,
    });
    return { status: answer.statusCode, bytes: await answer.body.bytes() };
  };
  const urlOf = (key: string) => `${base}/${key}`;

  return {
    read: async (name, signal) => {
      const { bytes, status } = await ask('GET', urlOf(keyOf(name)), signal);
      if (status === 404) return null;
      if (status !== 200) throw new StoreRefused(status);
      return bytes;
    },
    write: async (name, bytes, signal) => {
      const { status } = await ask('PUT', urlOf(keyOf(name)), signal, bytes);
      if (status !== 200) throw new StoreRefused(status);
    },
    removeOwner: async (owner, signal) => {
      // A page of the list at a time, until none is left.
      for (;;) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: `${keysOf(owner)}/` });
        const list = await ask(
          'GET',
          `${base === new URL(base).origin ? `${base}/` : base}?${query}`,
          signal,
        );
        if (list.status !== 200) throw new StoreRefused(list.status);
        const keys = keysIn(Buffer.from(list.bytes).toString());
        if (keys.length === 0) return;
        const removed = await Promise.all(keys.map(key => ask('DELETE', urlOf(key), signal)));
        const failed = removed.find(({ status }) => status !== 204 && status !== 200 && status !== 404);
        if (failed) throw new StoreRefused(failed.status);
      }
    },
    close: () => agent.destroy(),
  };
}

function keyOf({ file, owner }: StoredName): string {
  return `${keysOf(owner)}/${file}.pdf`;
}

function keysOf(owner: string): string {
  return `reports/${owner}`;
}

/** The keys of a list. Ours have only letters, digits, points and slashes, which XML does not escape. */
function keysIn(xml: string): string[] {
  return [...xml.matchAll(/<Key>([\w./]+)<\/Key>/g)].map(([, key = '']) => key);
}
