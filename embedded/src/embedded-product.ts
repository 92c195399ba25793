export interface EmbeddedOptions {
  /** The port on 127.0.0.1. Default: a free one. */
  readonly port?: number | undefined;
  /** Other origins that may call from a browser, for example `http://localhost:5173`. Default: none, as behind a proxy. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Opens the mailbox page: 16 or more letters, digits, - or _. Default: a new one at each start. */
  readonly mailboxKey?: string | undefined;
  /** Where links in e-mails lead: the address of your front end. Default: the address that it listens on. */
  readonly publicUrl?: string | undefined;
}

/** An e-mail that the product sent. */
export interface MailMessage {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text, links included. */
  readonly text: string;
  /** ISO 8601, by the product's clock. */
  readonly createdAt: string;
}

/** The running product: adapter and gateway in this process, with a database of their own. */
export interface EmbeddedProduct {
  /** The adapter's address, for example `http://127.0.0.1:4000`. */
  readonly url: string;
  /** For `createChooseLifeClient({ url })`. */
  readonly trpcUrl: string;
  /** For `downloadReportPdf({ url })`. */
  readonly reportsUrl: string;
  /** The gateway behind it, up to and including `/api`. */
  readonly gatewayUrl: string;
  /** The mailbox as a page. Its key keeps other programs out that reach this machine's ports. */
  readonly mailboxUrl: string;
  /** An account with a finished report and a company. */
  readonly demoAccount: { readonly email: string; readonly password: string };
  /** The e-mails so far, newest first. */
  readonly mailbox: () => Promise<readonly MailMessage[]>;
  /** Moves the gateway's clock forward: sessions and mailed codes age. */
  readonly advanceClock: (ms: number) => void;
  /** Ends it and removes its database. Calls under way are finished first. To ask twice does no harm. */
  readonly stop: () => Promise<void>;
}
