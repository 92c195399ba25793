import { type ComponentType, lazy, useState } from 'react';

export const codeMissing = 'There is a new version, or no connection. Reload: your answers are kept.';

export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Loads the code, or rejects with what a person is told. Afterwards the component renders without suspending. */
  readonly load: () => Promise<unknown>;
};

/** React's `lazy`, for code that can be loaded before it renders, and again after it could not be loaded. */
export function lazyComponent<Props extends object = object>(
  loadCode: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let code: ComponentType<Props> | null = null;
  const load = async () => {
    try {
      code = await loadCode();
      return { default: code };
    } catch (cause) {
      // React keeps a failure for good, and asks for it itself first: later renders try again, and once there is a network.
      const renew = () => {
        Lazy = newLazy();
      };
      setTimeout(renew, 1_000);
      addEventListener('online', renew, { once: true });
      throw new Error(codeMissing, { cause });
    }
  };
  // React types a lazy component by its reference too, which these components do not take.
  const newLazy = () => lazy(load) as unknown as ComponentType<Props>;
  let Lazy = newLazy();

  function Component(props: Props) {
    // Chosen once per mount: code that arrives later must not remount it.
    const [Part] = useState<ComponentType<Props>>(() => code ?? Lazy);
    return <Part {...props} />;
  }
  return Object.assign(Component, { load });
}
