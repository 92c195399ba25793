/** Options of `startEmbedded`. */
export interface EmbeddedOptions {
  /** The port on 127.0.0.1. Default: a free port. */
  readonly port?: number | undefined;
  /**
   * Origins that may call from a browser (CORS), for example `http://localhost:5173`. Default: none, for a front end that a proxy serves on the
   * same origin.
   */
  readonly allowedOrigins?: readonly string[] | undefined;
  /**
   * The key of the mailbox page. It is not validated: use at least 16 letters, digits, - or _, as for MAILBOX_KEY of a gateway. Default: a new
   * key at each start.
   */
  readonly mailboxKey?: string | undefined;
  /** The base of links in e-mails: the URL of your front end. Default: `url` of the product. */
  readonly publicUrl?: string | undefined;
}

/** An e-mail that the product sent. */
export interface MailMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text with links. */
  readonly text: string;
  /** ISO 8601, from the product's clock, which `advanceClock` moves. */
  readonly createdAt: string;
}

/** The running product: adapter and gateway in this process, with a new database. */
export interface EmbeddedProduct {
  /** The URL of the adapter, for example `http://127.0.0.1:4000`. */
  readonly url: string;
  /** The URL for `createChooseLifeClient({ url })`. */
  readonly trpcUrl: string;
  /** The URL for `downloadReportPdf({ url })`. */
  readonly reportsUrl: string;
  /** The URL of the gateway, up to and including `/api`. */
  readonly gatewayUrl: string;
  /** The page with the same e-mails as `mailbox`. Its URL contains a key, so that other programs on this machine cannot read them. */
  readonly mailboxUrl: string;
  /** An account with a finished report and a company. */
  readonly demoAccount: { readonly email: string; readonly password: string };
  /** The sent e-mails, newest first, at most the last 500. */
  readonly mailbox: () => Promise<readonly MailMessage[]>;
  /** Moves the gateway's clock forward, so that sessions and mailed codes expire. */
  readonly advanceClock: (ms: number) => void;
  /** Waits for running calls, stops the product, and removes its database. It can be called twice. */
  readonly stop: () => Promise<void>;
}
