import { examples } from '@choose-life/contracts/gateway/examples';
import { describe, expect, it } from 'vitest';
import { jsonAnswer } from './misbehaving-gateway.ts';
import { adapter, always, errorOf, gateway, start } from './procedures-client.ts';

describe('procedures over HTTP', () => {
  it('sends the token raw and the body as the gateway names it', async () => {
    const client = await start(always(200, examples['hra.getSavedAnswers'].response));
    await client.hra.getSavedAnswers.query({ uniqueString: 'u-1', userId: 'a@b.co' });
    expect(gateway.requests[0]).toMatch(/^POST \/api\/prod\/hra\/get-saved-answers HTTP\/1.1\r\n/);
    expect(gateway.requests[0]).toMatch(/\r\nauthorization: a-very-secret-token\r\n/i);
    expect(gateway.requests[0]).toMatch(/\r\naccept-encoding: identity\r\n/i);
    expect(gateway.requests[0]).toMatch(/\{"uniqueString":"u-1","userId":"a@b.co"\}$/);
  });

  it('sends {} where there is no payload, and the wait-list to its own stage', async () => {
    const client = await start(always(200, { ...examples['hra.getQuestionnaire'].response, data: [] }));
    await client.hra.getQuestionnaire.query();
    await client.waitList.read.query();
    expect(gateway.requests[0]).toMatch(/\r\n\r\n\{\}$/);
    expect(gateway.requests[1]).toMatch(/^GET \/api\/dev\/wait-list\/read /);
  });

  it('hands on the token of a refused login, and of no other call', async () => {
    const client = await start(
      always(200, { responseCode: '07', responseMessage: 'Not verified.', token: 'kept' }),
    );
    const login = await errorOf(
      client.authentication.login.mutate({ userEmail: 'a@b.co', userPassword: 'p' }),
    );
    expect(login).toMatchObject({
      kind: 'REJECTED',
      gatewayCode: '07',
      message: 'Not verified.',
      token: 'kept',
    });
    const other = await errorOf(client.authentication.resendOtp.mutate({ userEmail: 'a@b.co' }));
    expect(other).toMatchObject({ kind: 'REJECTED' });
    expect(other).not.toHaveProperty('token');
  });

  it('reads a 401 at login as a refusal, whatever token is still held', async () => {
    const client = await start(always(401, { message: 'Unauthorized' }));
    const login = client.authentication.login.mutate({ userEmail: 'a@b.co', userPassword: 'p' });
    expect(await errorOf(login)).toMatchObject({ kind: 'REJECTED' });
    expect(await errorOf(client.authentication.userDetails.query())).toMatchObject({
      kind: 'SESSION_EXPIRED',
    });
  });

  it('cuts the words of a refusal to 300 characters of text', async () => {
    const client = await start(
      always(200, { responseCode: '1', responseMessage: `a\u0000\n${'b'.repeat(400)}` }),
    );
    const error = await errorOf(client.authentication.userDetails.query());
    expect(error?.message).toMatch(/^a {2}b+$/);
    expect(error?.message).toHaveLength(300);
  });

  it('splits what would be too long a batch', async () => {
    const client = await start(always(200, examples['authentication.userDetails'].response));
    const all = await Promise.all(
      Array.from({ length: 23 }, () => client.authentication.userDetails.query()),
    );
    expect(all).toHaveLength(23);
  });

  it('keeps tokens, passwords, e-mails and answers out of the log', async () => {
    const client = await start(
      always(200, { responseCode: '07', responseMessage: 'secret words', token: 'kept-token' }),
    );
    await errorOf(client.authentication.login.mutate({ userEmail: 'ada@b.co', userPassword: 'my password' }));
    await errorOf(
      client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
        risksAppraisedAuditUserId: 'ada@b.co',
      }),
    );
    const log = adapter.log.join('');
    expect(log).toContain('authentication.login');
    expect(log).toMatch(/"user":"[\w-]{8}"/);
    expect(log).not.toMatch(/very-secret|kept-token|my password|ada@|ada%40|secret words/);
  });

  it('finishes a write whose caller has left, and drops a read', async () => {
    let finished = 0;
    const client = await start(socket => {
      setTimeout(() => {
        finished++;
        socket.write(jsonAnswer(200, { responseCode: '00' }));
      }, 60);
    });
    const leaving = new AbortController();
    const update = client.user.update.mutate({ userEmail: 'a@b.co' }, { signal: leaving.signal });
    await expect.poll(() => gateway.requests.length).toBe(1);
    leaving.abort();
    await update.catch(() => {});
    await expect.poll(() => adapter.log.join('')).toMatch(/"proc":"user.update","kind":"OK"/);
    expect(finished).toBe(1);
  });

  it('calls under way are finished when the process stops, new ones are refused', async () => {
    let let_go = () => {};
    const client = await start(socket => {
      let_go = () => socket.write(jsonAnswer(200, { responseCode: '00' }));
    });
    const update = client.user.update.mutate({ userEmail: 'a@b.co' });
    await expect.poll(() => gateway.requests.length).toBe(1);
    const stopped = adapter.stop();
    const late = await errorOf(client.user.update.mutate({ userEmail: 'a@b.co' }));
    expect(late).toMatchObject({ kind: 'OVERLOADED', outcome: 'not-sent' });
    let_go();
    expect(await update).toMatchObject({ responseCode: '00' });
    await stopped;
  });
});
