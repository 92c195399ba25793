import { type Operation, pathParametersOf } from '@choose-life/contracts/gateway/operation';
import { type OperationId, operations } from '@choose-life/contracts/gateway/operations';

/** The path of a call below the stage, its parameters taken from the payload as they are. */
export function pathOf(id: OperationId, payload: object): string {
  const values = new Map(Object.entries(payload));
  const { path }: Operation = operations[id];
  return pathParametersOf(path).reduce<string>(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(values.get(name)))),
    path,
  );
}
