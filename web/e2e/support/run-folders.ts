import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { picturesFolder } from './failure-pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for the data of the gateways of a run. */
    dataFolder: string;
  }
}

/** Creates the folder for the data of a run, removes it at the end, and removes the pictures of the previous run. */
export default async function setUpFolders(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'choose-life-e2e-'));
  project.provide('dataFolder', dataFolder);
  await rm(picturesFolder, { recursive: true, force: true });
  // Repeated, because a gateway that is still ending may write a file meanwhile.
  return () => rm(dataFolder, { recursive: true, force: true, maxRetries: 10 });
}
