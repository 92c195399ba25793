import { escapeHtml } from '@choose-life/contracts/domain/escape-html';
import type { Mail } from './mailbox.ts';
import { timeInWords } from './time-in-words.ts';

const style = `
:root {
  --ink: #15182f; --muted: #4b5070; --page: #f6f7fc; --card: #ffffff; --line: #d7daea; --link: #2b2f8f;
  color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; color: var(--ink); background: var(--page);
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef0fb; --muted: #b9bedd; --page: #0d0f22; --card: #161932; --line: #2b2f55; --link: #aeb4ff; }
}
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; margin: 0; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; margin-top: 1rem; padding: 1rem 1.25rem; }
h2 { font-size: 1.1rem; margin: 0; }
p { margin: 0.25rem 0 0; }
.head { color: var(--muted); font-size: 0.9rem; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin-top: 0.75rem; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 0.25rem; }`;

/** The page runs nothing and loads nothing: its one style element is allowed by the policy below, by place. */
export const mailboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The mailbox as a page: newest first, links to press. Everything a letter holds is escaped. */
export function mailboxPage(mails: readonly Mail[]): string {
  const list = mails.length === 0 ? '<p>No messages yet.</p>' : mails.map(articleOf).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox - Choose Life</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>No mail server is configured, so messages that the gateway would send are shown here.</p>
${list}
</main>
</body>
</html>
`;
}

function articleOf(mail: Mail): string {
  const time = `<time datetime="${escapeHtml(mail.createdAt)}">${escapeHtml(timeInWords(new Date(mail.createdAt)))}</time>`;
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p class="head">To ${escapeHtml(mail.to)}, ${time}</p>
<p class="text">${withLinks(mail.text)}</p>
</article>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
