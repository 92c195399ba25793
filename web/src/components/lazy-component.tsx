import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { firstInteraction } from './first-interaction.ts';

/** A component whose code is loaded when it first renders, or earlier by `load`. */
export interface LazyComponent<Props extends object = object> {
  readonly Component: ComponentType<Props>;
  /** Loads the code, or rejects with what a person is told. Afterwards the component renders without suspending. */
  readonly load: () => Promise<unknown>;
}

const missing = 'There is a new version, or no connection. Reload: your answers are kept.';

let reportMissing = (_told: string): void => {};

/** Resolves with what a person is told when code of a prerendered page cannot be loaded. */
export const codeMissing = new Promise<string>(resolve => {
  reportMissing = resolve;
});

/**
 * A component loaded by `loadCode`, to be rendered inside a `Suspense` boundary. With `deferred` its prerendered HTML is
 * complete, and the code waits for the first interaction with the page. If it cannot be loaded then, the HTML stays, with what is
 * typed in it.
 */
export function lazyComponent<Props extends object = object>(
  loadCode: () => Promise<ComponentType<Props>>,
  { deferred = false } = {},
): LazyComponent<Props> {
  let code: ComponentType<Props> | null = null;
  const load = async () => {
    code = await loadCode().catch(cause => {
      throw new Error(missing, { cause });
    });
    return code;
  };
  const loadModule = async () => {
    const waiting = deferred ? firstInteraction() : null;
    await waiting;
    try {
      return { default: await load() };
    } catch (error) {
      // React keeps a failure for good: whoever comes next tries again. It asks for the failure itself first, in a moment.
      setTimeout(() => {
        Lazy = newLazy();
      }, 1_000);
      if (waiting === null) throw error;
      reportMissing(missing);
      return new Promise<never>(() => {});
    }
  };
  // React types a lazy component by its reference too, which these components do not take.
  const newLazy = () => lazy(loadModule) as unknown as ComponentType<Props>;
  let Lazy = newLazy();

  function Component(props: Props) {
    // Chosen once per mount: code that arrives later must not remount it.
    const [Part] = useState<ComponentType<Props>>(() => code ?? Lazy);
    return <Part {...props} />;
  }
  return { Component, load };
}

interface PartOptions {
  readonly deferred?: boolean;
  /** Shown until the code is loaded. */
  readonly fallback?: ReactNode;
  /** Whether the page works without it: if its code cannot be loaded, the fallback stays. */
  readonly optional?: boolean;
}

/** A lazy component with a `Suspense` boundary of its own. */
export function lazyPart<Props extends object = object>(
  loadCode: () => Promise<ComponentType<Props>>,
  { deferred = false, fallback = null, optional = false }: PartOptions = {},
): LazyComponent<Props> {
  const { Component: Part, load } = lazyComponent(loadCode, { deferred });
  function Component(props: Props) {
    const part = (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
    return optional ? <ErrorBoundary fallback={fallback}>{part}</ErrorBoundary> : part;
  }
  return { Component, load };
}
