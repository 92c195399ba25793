/** The setting under which Pact's native library reports no usage figures over the network. */
export const trackingDisabled = { PACT_DO_NOT_TRACK: 'true' } as const;

/** Applies the setting to this process; the library reads the environment when it writes a pact. */
export function disableTracking(): void {
  Object.assign(process.env, trackingDisabled);
}
