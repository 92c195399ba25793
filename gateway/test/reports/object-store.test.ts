import { AwsV4Signer } from 'aws4fetch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/logger.ts';
import { createObjectStore } from '../../src/reports/files/object-store.ts';
import { objectStoreAddress } from '../../src/reports/files/object-store-url.ts';
import { createReportFiles } from '../../src/reports/files/report-files.ts';
import { type S3Server, signatureOf, startS3 } from './s3-server.ts';
import { sampleReports } from './sample-reports.ts';

/** From Amazon's documentation of Signature Version 4: "Examples: Signature Calculations", GET Object. */
const published = {
  key: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  at: '20130524T000000Z',
  host: 'examplebucket.s3.amazonaws.com',
  range: 'bytes=0-9',
  emptyHash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
};

describe("Amazon's published signature", () => {
  const { at, emptyHash, host, key, range, secret, signature } = published;
  const headers = { host, range, 'x-amz-content-sha256': emptyHash, 'x-amz-date': at };

  it('is what the server of these tests works out', () => {
    const request = { method: 'GET', path: '/test.txt', query: '', headers, at, region: 'us-east-1' };
    const signedHeaders = Object.keys(headers);
    expect(signatureOf({ ...request, signedHeaders, bodyHash: emptyHash }, secret)).toBe(signature);
  });

  it('is what the library signs with', async () => {
    const signer = new AwsV4Signer({
      url: `https://${host}/test.txt`,
      headers: { range, 'x-amz-content-sha256': emptyHash },
      accessKeyId: key,
      secretAccessKey: secret,
      service: 's3',
      region: 'us-east-1',
      datetime: at,
      allHeaders: true,
    });
    expect((await signer.sign()).headers.get('authorization')).toContain(`Signature=${signature}`);
  });
});

describe('an object store', () => {
  let s3: S3Server;
  let lines: string[];
  beforeEach(async () => {
    s3 = await startS3();
    lines = [];
  });
  afterEach(() => s3.stop());

  const filesOf = (url: string) => {
    const logger = createLogger('info', { write: line => lines.push(line) });
    return createReportFiles({ store: createObjectStore(objectStoreAddress(url)), layout: 'layout', logger });
  };
  const report = sampleReports.usual;
  const make = async () => Buffer.from(`%PDF drawn ${Math.random()}`);
  const wanted = { userId: 'ada', report, make, stillExists: async () => true };
  const numbered = (n: number) => ({ ...wanted, report: { ...report, reportId: `report-${n}` } });

  it('keeps PDFs for all gateways, under names that tell nothing', async () => {
    const one = filesOf(s3.url);
    const first = await one.fileOf(wanted);
    await one.close();
    const other = filesOf(s3.url);
    expect(Buffer.from(await other.fileOf(wanted)).equals(first)).toBe(true);
    expect([...s3.objects.keys()]).toEqual([
      expect.stringMatching(/^reports\/[0-9a-f]{64}\/[0-9a-f]{64}\.pdf$/),
    ]);
    expect(s3.refused()).toBe(0);
    await other.close();
  });

  it('loses all PDFs of a deleted account, over all pages of the list, and none of others', async () => {
    const files = filesOf(s3.url);
    for (let n = 0; n < 7; n += 1) await files.fileOf(numbered(n));
    await files.fileOf({ ...wanted, userId: 'eve' });
    await expect.poll(() => s3.objects.size, { timeout: 5_000 }).toBe(8);
    await files.removeAllOf('ada');
    expect(s3.objects.size).toBe(1);
    await files.close();
  });

  it('whose copy is damaged gets a new one', async () => {
    const files = filesOf(s3.url);
    await files.fileOf(wanted);
    await expect.poll(() => s3.objects.size, { timeout: 5_000 }).toBe(1);
    for (const [key, bytes] of s3.objects) s3.objects.set(key, bytes.subarray(0, -1));
    await files.fileOf(wanted);
    expect(files.counts).toMatchObject({ damaged: 1, made: 2, failed: 0 });
    await files.close();
  });

  it.each([
    ['refuses the signature', 'ANOTHERKEY', true],
    ['is not there', 'AKIDEXAMPLE', false],
  ])('that %s keeps nobody from a PDF, and its secret out of the log', async (_what, key, isThere) => {
    const files = filesOf(s3.url.replace('AKIDEXAMPLE', key));
    if (!isThere) await s3.stop();
    expect(String(await files.fileOf(wanted))).toContain('%PDF drawn');
    await files.close();
    expect(lines.map(line => JSON.parse(line).event)).toEqual(['report files are away']);
    expect(lines.join('')).not.toContain('secret');
    expect(files.counts.failed).toBe(1);
  });
});
