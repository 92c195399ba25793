/** Who may list and delete wait-list entries: everyone (as s.6 says), the signed-in, the listed e-mails, nobody. */
export const waitListAdminModes = ['open', 'signed-in', 'list', 'off'] as const;
export type WaitListAdminMode = (typeof waitListAdminModes)[number];

/** The switch as configured. `emails` are lower case and count for `list` only. */
export interface WaitListAdmin {
  readonly mode: WaitListAdminMode;
  readonly emails: readonly string[];
}
