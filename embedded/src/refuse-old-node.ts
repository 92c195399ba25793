const oldestNode = 24;

/** @throws Error in a plain sentence where this Node cannot run the product. */
export function refuseOldNode(): void {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return;
  throw new Error(
    `@choose-life/embedded runs on Node ${oldestNode} or later; this is ${process.versions.node}.`,
  );
}
