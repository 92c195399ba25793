/** A package.json, as far as the page of dependencies goes by it. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Names every dependency without a row in docs/stack.md, and every name in a row's first cell that is no dependency. */
export function stackFaults(page: string, manifests: readonly Manifest[]): string[] {
  const cells = [...page.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  const named = new Set(cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)));
  const used = new Set(
    manifests
      .flatMap(({ dependencies, devDependencies, peerDependencies }) =>
        Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
      )
      .filter(name => !name.startsWith('@choose-life/')),
  );
  return [
    ...[...used].filter(name => !named.has(name)).map(name => `docs/stack.md: \`${name}\` has no row`),
    ...[...named].filter(name => !used.has(name)).map(name => `docs/stack.md: \`${name}\` is no dependency`),
  ];
}
