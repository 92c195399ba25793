import { beforeAll, beforeEach, expect, it } from 'vitest';
import { passwordsWithCache } from '../testing/passwords-with-cache.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call, codeOf, messagesTo } from './call.ts';
import { describeOnOneDatabase } from './databases.ts';
import { signUpForm } from './people.ts';

const minute = 60_000;
const ownersPassword = 'the password of the owner';
const attackersPassword = 'the password of an attacker';

/** Repeats an action, eight at a time: calls for one mailbox wait for each other, and more would exceed the timeout for a connection. */
async function repeat<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let first = 0; first < count; first += 8) {
    const batch = Array.from({ length: Math.min(8, count - first) }, (_, n) => act(first + n));
    results.push(...(await Promise.all(batch)));
  }
  return results;
}

describeOnOneDatabase('Postgres', 'an attacker', databaseUrl => {
  let gateway: RunningGateway;
  let ownerCount = 0;
  let email: string;
  let hashCount = 0;
  const passwords: typeof passwordsWithCache = {
    ...passwordsWithCache,
    hash: password => {
      hashCount += 1;
      return passwordsWithCache.hash(password);
    },
  };
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl(), passwords });
    return gateway.stop;
  });
  beforeEach(() => {
    ownerCount += 1;
    email = `owner-${ownerCount}@example.test`;
  });

  const signUp = (userPassword: string, userFirstName = 'Ada', userEmail = email) =>
    call(gateway, 'authentication.initiateEnrollment', {
      ...signUpForm,
      userFirstName,
      userEmail,
      userPassword,
    });
  const complete = (message: { otp: string } | undefined) =>
    codeOf(gateway, 'authentication.completeEnrollment', { userEmail: email, otp: message?.otp ?? '' });
  const reset = (message: { otp: string } | undefined, userPassword: string) => {
    const request = { userEmail: email, otp: message?.otp ?? '', userPassword };
    return codeOf(gateway, 'authentication.completePasswordReset', request);
  };
  const loginWith = async (userPassword: string) => {
    return (await call(gateway, 'authentication.login', { userEmail: email, userPassword })).body;
  };
  const resend = () => call(gateway, 'authentication.resendOtp', { userEmail: email });
  const forgot = () => call(gateway, 'authentication.initiatePasswordReset', { userEmail: email });

  it.each(['before', 'after'])(
    'who signs up %s the owner cannot change the account that the owner activates',
    async order => {
      if (order === 'before') await signUp(attackersPassword, 'Mallory');
      await signUp(ownersPassword);
      if (order === 'after') await signUp(attackersPassword, 'Mallory');
      const messages = await messagesTo(gateway, email);
      if (order === 'after') messages.reverse();
      const [attackersMessage, ownersMessage] = messages;
      expect(await complete(ownersMessage)).toBe('00');

      expect((await loginWith(attackersPassword)).responseCode).toBe('99');
      const { token } = await loginWith(ownersPassword);
      const details = await call(gateway, 'authentication.userDetails', {}, { token: String(token) });
      expect(details.body.userFirstName).toBe('Ada');
      // The attacker's link is no longer valid: the first link that was used created the account.
      expect(await complete(attackersMessage)).toBe('99');
      expect((await loginWith(ownersPassword)).responseCode).toBe('00');
    },
  );

  it('who finishes a sign-up at the same time creates no second account', async () => {
    for (const password of [ownersPassword, attackersPassword, ownersPassword]) await signUp(password);
    const codes = await Promise.all((await messagesTo(gateway, email)).map(complete));
    expect(codes.sort()).toEqual(['00', '99', '99']);
  });

  // The link may be of the attacker's sign-up, and would activate a password that the owner does not know.
  it('cannot make "Send Again" mail a link if there are several sign-ups for the address', async () => {
    await signUp(ownersPassword);
    await signUp(attackersPassword);
    await resend();
    const messages = await messagesTo(gateway, email);
    expect(messages.at(-1)).toMatchObject({ subject: 'Please sign up again', path: '/signup', otp: '' });
    expect(await complete(messages[0])).toBe('00');
    expect((await loginWith(ownersPassword)).responseCode).toBe('00');
  });

  it('who requests another sign-up link does not invalidate the first one', async () => {
    await signUp(ownersPassword);
    await resend();
    const [first, second] = await messagesTo(gateway, email);
    expect(second?.otp).not.toBe(first?.otp);
    expect(await complete(first)).toBe('00');
  });

  /** The reset links of an owner after three requests. */
  const requestResetLinks = async () => {
    await signUp(ownersPassword);
    await complete((await messagesTo(gateway, email))[0]);
    await forgot();
    await forgot();
    await resend();
    const links = (await messagesTo(gateway, email)).slice(1);
    expect(links).toHaveLength(3);
    return links;
  };

  it('who requests other reset links does not invalidate the first one', async () => {
    const [first] = await requestResetLinks();
    expect(await reset(first, 'chosen by the owner')).toBe('00');
    expect((await loginWith('chosen by the owner')).responseCode).toBe('00');
  });

  it('who finds e-mails in the mailbox of the owner cannot use their reset links after the owner has used one', async () => {
    const links = await requestResetLinks();
    await reset(links[0], 'chosen by the owner');
    for (const link of links) expect(await reset(link, attackersPassword)).toBe('99');
    expect((await loginWith('chosen by the owner')).responseCode).toBe('00');
  });

  it('who guesses codes does not invalidate the right one, and causes no hashing', async () => {
    await signUp(ownersPassword);
    await repeat(20, guess => complete({ otp: `guess-${guess}` }));
    expect(await complete((await messagesTo(gateway, email))[0])).toBe('00');
    await forgot();
    const hashCountBefore = hashCount;
    await repeat(8, guess => reset({ otp: `guess-${guess}` }, attackersPassword));
    expect(hashCount).toBe(hashCountBefore);
    expect(await reset((await messagesTo(gateway, email)).at(-1), 'chosen by the owner')).toBe('00');
    expect(hashCount).toBe(hashCountBefore + 1);
  });

  it('cannot cause more than five e-mails of each purpose in an hour', async () => {
    await repeat(8, () => signUp(attackersPassword));
    await resend();
    const messages = await messagesTo(gateway, email);
    expect(messages).toHaveLength(5);

    expect(await complete(messages[0])).toBe('00');
    await signUp(attackersPassword);
    expect(await messagesTo(gateway, email)).toHaveLength(5);
    await repeat(8, forgot);
    const withResets = await messagesTo(gateway, email);
    expect(withResets).toHaveLength(10);
    // The first reset link, after the five e-mails of the sign-up.
    expect(await reset(withResets[5], ownersPassword)).toBe('00');

    gateway.advanceClock(61 * minute);
    await signUp(attackersPassword);
    expect((await messagesTo(gateway, email)).at(-1)?.subject).toBe('You already have an account');
  });

  it('cannot learn from the answers that the limit is reached', async () => {
    const answers = await repeat(8, () => signUp(attackersPassword));
    expect(await messagesTo(gateway, email)).toHaveLength(5);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('cannot exceed the limit with other forms of an address', async () => {
    const messageCountTo = async (name: string) =>
      (await gateway.mailbox()).filter(({ to }) => to.startsWith(name)).length;
    for (const spelling of ['target@ｅxample.test', 'TARGET@example.test']) {
      await repeat(4, () => signUp(attackersPassword, 'Mallory', spelling));
    }
    expect(await messageCountTo('target@')).toBe(5);
    await repeat(40, tag => signUp(attackersPassword, 'Mallory', `target+${tag}@example.test`));
    // The limit of a mailbox, with all its tagged addresses.
    expect(await messageCountTo('target')).toBe(30);
    await signUp(ownersPassword, 'Bea', 'bea@example.test');
    expect(await messagesTo(gateway, 'bea@example.test')).toHaveLength(1);
  });

  it('cannot exceed the limit with dots and the second domain of Gmail', async () => {
    const before = (await gateway.mailbox()).length;
    await repeat(36, n => {
      const dotted = [...'mallorytarget']
        // The bits of n decide which letters are followed by a dot.
        .map((letter, index) => (n & (1 << (index % 6)) ? `${letter}.` : letter))
        .join('');
      return signUp(
        attackersPassword,
        'Mallory',
        `${dotted}@${n % 2 === 0 ? 'gmail.com' : 'googlemail.com'}`,
      );
    });
    expect((await gateway.mailbox()).length - before).toBe(30);
  });

  it('cannot block the e-mails of an owner who has used a link', async () => {
    await signUp(ownersPassword);
    expect(await complete((await messagesTo(gateway, email))[0])).toBe('00');
    await repeat(6, forgot);
    expect(await reset((await messagesTo(gateway, email)).at(-1), 'chosen by the owner')).toBe('00');
    await forgot();
    expect(await reset((await messagesTo(gateway, email)).at(-1), 'chosen once more')).toBe('00');
  });

  it('gets no new link for a sign-up after a day', async () => {
    await signUp(ownersPassword);
    gateway.advanceClock(24 * 60 * minute + 1000);
    await resend();
    const [oldMessage, newMessage] = await messagesTo(gateway, email);
    expect(await complete(oldMessage)).toBe('99');
    expect(newMessage?.subject).toBe('Please sign up again');
  });
});
