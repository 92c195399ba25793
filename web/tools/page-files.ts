import type { build, Rolldown } from 'vite';
import { application, fileFinder, outputOf } from './built-code.ts';

type Built = Awaited<ReturnType<typeof build>>;

/** The files of the first build that a page loads, or a part of a page later. */
interface Load {
  readonly files: Set<string>;
  /** By how much a byte that it loads without need counts. */
  readonly weight: number;
}

/** Modules that become one file of the second build. */
interface Part {
  readonly chunks: Rolldown.OutputChunk[];
  readonly loads: Set<Load>;
  /** Neither minified nor compressed. */
  bytes: number;
}

interface Loaded {
  /** The modules that each page imports dynamically. */
  readonly pages: readonly { readonly modules: readonly string[]; readonly isPublic: boolean }[];
  /** Modules that some pages import later. They are no reason to load files of other pages. */
  readonly later: readonly string[];
  /** A module that a document runs before the application. */
  readonly first: string;
}

/** A smaller part joins another one. In bytes; minified and compressed, it is about a third of that. */
const smallBytes = 2_000;

/** A byte without need counts more on a marketing page: those are small, and often a first visit. */
const publicWeight = 1.5;

/**
 * Puts modules into one file where the same pages load them. Rolldown only knows which `import()` loads a module, and a page makes
 * several at once: its own files would be three times as many.
 * @param built a build without groups: each of its files has modules that are always loaded together
 * @returns the name of a module's file, for a group of `codeSplitting`; null leaves the module to Rolldown
 */
export function pageFiles(
  built: Built,
  root: string,
  { pages, later, first }: Loaded,
): (module: string) => string | null {
  const find = fileFinder(built, root);
  const loadOf = (files: readonly string[], weight = 1): Load => ({ files: new Set(files), weight });
  const ofPages = pages.map(({ modules, isPublic }) =>
    loadOf(find([application, ...modules]), isPublic ? publicWeight : 1),
  );
  const ofEveryPage = [...(ofPages[0]?.files ?? [])].filter(file =>
    ofPages.every(({ files }) => files.has(file)),
  );
  const ofLater = later.map(module => loadOf([...ofEveryPage, ...find([module])]));
  const loads = [...ofPages, ...ofLater, loadOf(find([first]))];
  const chunks = outputOf(built).filter(file => file.type === 'chunk');
  const names = new Map<string, string>();
  for (const [place, part] of joined(partsOf(chunks, loads)).entries()) {
    const entry = part.chunks.find(({ isDynamicEntry, isEntry }) => isDynamicEntry || isEntry);
    const name = entry?.name ?? `shared-${place}`;
    for (const { moduleIds } of part.chunks) for (const id of moduleIds) names.set(id, name);
  }
  return module => names.get(module) ?? null;
}

function partsOf(chunks: readonly Rolldown.OutputChunk[], loads: readonly Load[]): Part[] {
  const parts = new Map<string, Part>();
  for (const chunk of chunks) {
    const its = loads.filter(({ files }) => files.has(chunk.fileName));
    if (its.length === 0) continue;
    const key = its.map(load => loads.indexOf(load)).join();
    const part = parts.get(key) ?? { chunks: [], loads: new Set(its), bytes: 0 };
    parts.set(key, part);
    part.chunks.push(chunk);
    part.bytes += chunk.code.length;
  }
  return [...parts.values()];
}

/** Joins each small part with the one that costs least: in bytes that pages load without need. */
function joined(parts: readonly Part[]): readonly Part[] {
  const small = parts.filter(({ bytes }) => bytes < smallBytes).toSorted((a, b) => a.bytes - b.bytes);
  for (const part of small) {
    const others = parts.filter(other => other !== part && mayJoin(part, other) && mayJoin(other, part));
    const [best] = others.toSorted((a, b) => waste(part, a) - waste(part, b));
    if (!best) continue;
    const rest = parts.filter(other => other !== part && other !== best);
    return joined([...rest, union(part, best)]);
  }
  return parts;
}

/** Whether all that a part imports is loaded wherever the other one is: else that would be loaded with it. */
function mayJoin(part: Part, other: Part): boolean {
  const own = new Set([...part.chunks, ...other.chunks].map(({ fileName }) => fileName));
  return part.chunks.every(({ imports }) =>
    imports.every(file => own.has(file) || [...other.loads].every(({ files }) => files.has(file))),
  );
}

function waste(one: Part, other: Part): number {
  return (
    one.bytes * weightOf([...other.loads].filter(load => !one.loads.has(load))) +
    other.bytes * weightOf([...one.loads].filter(load => !other.loads.has(load)))
  );
}

function weightOf(loads: readonly Load[]): number {
  return loads.reduce((sum, { weight }) => sum + weight, 0);
}

function union(one: Part, other: Part): Part {
  const chunks = [...one.chunks, ...other.chunks];
  const loads = new Set([...one.loads, ...other.loads]);
  for (const { files } of loads) for (const { fileName } of chunks) files.add(fileName);
  return { chunks, loads, bytes: one.bytes + other.bytes };
}
