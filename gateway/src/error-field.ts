import { isRecord } from '@choose-life/contracts/domain/properties-of';

/** A field that Node, a driver or a library adds to its errors, such as `code`; undefined if the error is no object or lacks it. */
export function errorField(error: unknown, name: string): unknown {
  return isRecord(error) ? error[name] : undefined;
}
