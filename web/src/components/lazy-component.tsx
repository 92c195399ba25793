import { type ComponentType, lazy, useState } from 'react';

/** The text for code that cannot be loaded. It promises that answers are kept, because drafts survive a reload. */
export const codeMissingText = 'There is a new version, or no connection. Reload: your answers are kept.';

/** A component whose code is loaded when it is rendered, or before. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code, so that the component renders without suspending. Rejects with `codeMissingText` as the message. */
  readonly load: () => Promise<unknown>;
};

/**
 * React's `lazy`, with two additions: the code can be loaded before the component renders, and a failed load is repeated. React's `lazy`
 * keeps the error of a failed load forever.
 */
export function lazyComponent<Props extends object = object>(
  loadCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let code: ComponentType<Props> | null = null;
  const load = async () => {
    try {
      code = await loadCode();
      return { default: code };
    } catch (cause) {
      // A later render uses a new lazy component, which loads the code again. The failed component is replaced only after 1,000 ms, because
      // React first renders it once more to show this error.
      const replaceLazy = () => {
        Lazy = createLazy();
      };
      setTimeout(replaceLazy, 1_000);
      // When the browser is online again, the failed component is replaced immediately.
      addEventListener('online', replaceLazy, { once: true });
      throw new Error(codeMissingText, { cause });
    }
  };
  // The type of `lazy` includes a ref, which these components do not accept.
  const createLazy = () => lazy(load) as unknown as ComponentType<Props>;
  let Lazy = createLazy();

  function Component(props: Props) {
    // `code` renders without suspending if `load` was called before. The choice does not change while `Component` is mounted. Otherwise
    // React would replace the chosen component, and its state would be lost.
    const [Chosen] = useState<ComponentType<Props>>(() => code ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(Component, { load });
}
