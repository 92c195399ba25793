import { setTimeout as delay } from 'node:timers/promises';
import type { Scene, SceneCaller } from '@choose-life/gateway/testing/large-scene';
import { percentile } from '../statistics.ts';
import { makeCall } from './calls.ts';

/** How long reads took beside PDFs; milliseconds. */
export interface ReadsBesidePdfs {
  readonly pdfs: number;
  readonly reads: number;
  readonly p99: number;
  /** The same reads before, without the PDFs: the machine's part in it. */
  readonly aloneP99: number;
}

/** Makes PDFs of different reports at once, and meanwhile another person's reads, one after the other. */
export async function readsBesidePdfs(
  port: number,
  scene: Scene,
  { pdfs, readsAlone }: { readonly pdfs: number; readonly readsAlone: number },
): Promise<ReadsBesidePdfs> {
  const [reader, owner] = scene.callers;
  if (reader === undefined || owner === undefined) throw new Error('Two callers are needed.');
  const readUntil = async (isOver: (reads: number) => boolean) => {
    const times: number[] = [];
    while (!isOver(times.length)) {
      for (const id of ids) times.push((await makeCall(port, id, scene, reader)).ms);
    }
    return times;
  };
  const alone = await readUntil(reads => reads >= readsAlone);
  let isPrinted = false;
  const printing = Promise.all(
    Array.from({ length: pdfs }, (_, index) => print(port, scene, owner, index + 1)),
  ).finally(() => {
    isPrinted = true;
  });
  const beside = await readUntil(() => isPrinted);
  await printing;
  return { pdfs, reads: beside.length, p99: percentile(beside, 0.99), aloneP99: percentile(alone, 0.99) };
}

const ids = ['authentication.userDetails', 'hra.getReportData', 'content.readContentLibrary'] as const;

/** Makes one of the copies of the owner's report; a gateway without room is called again when it says. */
async function print(port: number, scene: Scene, owner: SceneCaller, copy: number): Promise<void> {
  const reportId = `${owner.reportId}-${1_000_000_000 + copy}`;
  for (;;) {
    const { retryAfter, status } = await makeCall(port, 'hra.getReportPdf', scene, { ...owner, reportId });
    if (status === 200) return;
    if (status !== 503) throw new Error(`A PDF was answered with status ${status}.`);
    await delay((retryAfter ?? 1) * 1000);
  }
}
