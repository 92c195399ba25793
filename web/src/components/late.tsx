import { type ComponentType, lazy, useState } from 'react';
import { untilWanted } from './until-wanted.ts';

/** A component whose code is fetched when it is first drawn, or earlier by `load`. */
export interface Late<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  /** Fetches the code; afterwards the component is drawn at once, without a moment of waiting. */
  readonly load: () => Promise<unknown>;
}

/**
 * A component fetched by `fetchCode`. Stands inside a `Suspense` boundary. `still` is for what is complete as it was
 * prerendered: its code waits until somebody does something on the page.
 */
export function late<Props extends object = object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { still = false } = {},
): Late<Props> {
  let code: ComponentType<Props> | null = null;
  const load = async () => {
    code = await fetchCode();
    return code;
  };
  const loadInTime = async () => {
    if (still) await untilWanted();
    return { default: await load() };
  };
  // React types a lazy component by its reference too, which these components do not take.
  const Fetched = lazy(loadInTime) as unknown as ComponentType<Props>;

  function Component(props: Props) {
    // Chosen once for as long as it stands: code that arrives meanwhile must not mount it anew.
    const [Part] = useState<ComponentType<Props>>(() => code ?? Fetched);
    return <Part {...props} />;
  }
  return { Component, load };
}
