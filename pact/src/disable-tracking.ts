/** The setting with which Pact's native library sends no usage statistics over the network. */
export const trackingDisabled = { PACT_DO_NOT_TRACK: 'true' } as const;

/** Applies the setting to this process; the library reads the environment when it writes a pact. */
export function disableTracking(): void {
  Object.assign(process.env, trackingDisabled);
}
