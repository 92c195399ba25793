/** What `--help` prints. The long form stands in docs/verify.md. */
export const helpText = `choose-life-verify [--gateway URL] [options]

Verifies a gateway against the contract and says, call by call, what it keeps.
In the repository, without --gateway, an embedded gateway is started and verified.

  --gateway URL            base of the gateway up to and including /api
  --stage S                prod, dev or auto (default: what is found out)
  --wait-list-stage S      the same for the wait-list calls
  --allow-writes           make calls that change something, too, and put back what they change
  --allow-signups          also those whose work stays: sign-ups, saved answers, reports
  --strict                 advice counts as a breach
  --provider-states URL    where the gateway's provider states are set, as Pact asks for them
  --mailbox URL            letters of the gateway as JSON: [{ "to", "text" }], newest first
  --only LIST              calls, with * for any part: 'hra.*'; reads; writes
  --out LIST               junit=FILE, json=FILE, html=FILE, github
  --replay FILE            judge a finding again: a fixture, or a whole JSON report
  --help

Environment
  VERIFY_TOKEN             session token of a test account, for reads
  VERIFY_EMAIL             e-mail of the test account, for --allow-writes
  VERIFY_PASSWORD          its password
  ALLOW_HTTP_GATEWAY=1     plain http to another host than loopback
  ALLOW_PRIVATE_GATEWAY=1  addresses of a private network

Exit codes
  0 every call is kept   1 the contract is broken   2 wrong use
  3 the gateway is not reached   4 something could not be verified
`;
