import { beforeAll, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call, codeOf, messagesTo } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';

const hour = 60 * 60_000;
const signUpForm = {
  userFirstName: 'Adébáyọ̀',
  userLastName: 'Okafor',
  userGender: 'Male',
  // The spaces at the ends and the emoji must not be changed or removed.
  userPassword: '  a heron, in the rain 🦩 ',
} as const;

describeOnBothDatabases('account calls', databaseUrl => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl() });
    return gateway.stop;
  });

  const lastLinkTo = async (email: string) => {
    const message = (await messagesTo(gateway, email)).at(-1);
    expect(message?.text).toMatch(
      /works once, until \w+ \d{1,2}, \d{4}, \d{1,2}:\d{2} [AP]M, West Africa Time\./,
    );
    return { path: message?.path, userEmail: message?.userEmail ?? '', otp: message?.otp ?? '' };
  };

  it('create an account by sign-up and the mailed link, and log in', async () => {
    const userEmail = 'Ada@Bücher.Test';
    const storedEmail = 'ada@xn--bcher-kva.test';
    const signUp = await call(gateway, 'authentication.initiateEnrollment', { ...signUpForm, userEmail });
    expect(signUp.body).toEqual({ responseCode: '00', responseMessage: 'Successful' });

    const login = (userPassword: string) =>
      call(gateway, 'authentication.login', { userEmail, userPassword });
    expect((await login(signUpForm.userPassword)).body.responseCode).toBe('99');

    const { path, ...completion } = await lastLinkTo(storedEmail);
    expect(path).toBe('/signup/success');
    expect(await codeOf(gateway, 'authentication.completeEnrollment', completion)).toBe('00');

    expect((await login(signUpForm.userPassword.trim())).body.responseCode).toBe('99');
    const { body } = await login(signUpForm.userPassword);
    expect(body).toMatchObject({ responseCode: '00', userEmail: storedEmail });
    const details = await call(gateway, 'authentication.userDetails', {}, { token: String(body.token) });
    expect(details.body).toMatchObject({
      responseCode: '00',
      userEmail: storedEmail,
      userFirstName: 'Adébáyọ̀',
      userLastName: 'Okafor',
      userCompanyId: null,
    });
  });

  it('recommend no daily goals before the age is known', async () => {
    const { token } = await gateway.createAccount({ email: 'ageless@example.test' });
    const { body } = await call(gateway, 'authentication.userDetails', {}, { token });
    expect(body).toMatchObject({
      recommendedSteps: null,
      recommendedNotes: { steps: 'age', calories: 'age', sleep: 'age' },
    });
  });

  it('refuse a reset code after an hour', async () => {
    const userEmail = 'late@example.test';
    await gateway.createAccount({ email: userEmail });
    const otp = await gateway.createResetCode(userEmail);
    gateway.advanceClock(hour + 1000);
    const form = { userEmail, otp, userPassword: 'brand new' };
    expect(await codeOf(gateway, 'authentication.completePasswordReset', form)).toBe('99');
  });

  it('send "Your account is ready" if another link is requested after the sign-up is complete', async () => {
    const email = 'ready@example.test';
    const otp = await gateway.createEnrolment({ email });
    await call(gateway, 'authentication.completeEnrollment', { userEmail: email, otp });
    await call(gateway, 'authentication.resendOtp', { userEmail: email });
    const message = (await messagesTo(gateway, email)).at(-1);
    expect(message?.subject).toBe('Your account is ready');
    expect(message?.text).not.toContain('otp');
  });

  it('send another reset link on request', async () => {
    const email = 'again@example.test';
    await gateway.createAccount({ email });
    await call(gateway, 'authentication.initiatePasswordReset', { userEmail: email });
    const firstLink = await lastLinkTo(email);
    await call(gateway, 'authentication.resendOtp', { userEmail: email });
    const secondLink = await lastLinkTo(email);
    expect(secondLink.path).toBe('/reset-password');
    expect(secondLink.otp).not.toBe(firstLink.otp);
  });

  const resetPassword = async (userEmail: string, userPassword: string) => {
    const otp = await gateway.createResetCode(userEmail);
    const request = { userEmail, otp, userPassword };
    expect(await codeOf(gateway, 'authentication.completePasswordReset', request)).toBe('00');
  };

  it('reset a password by the mailed link', async () => {
    const userEmail = 'forgetful@example.test';
    await gateway.createAccount({ email: userEmail, password: 'forgotten' });
    await call(gateway, 'authentication.initiatePasswordReset', { userEmail });
    const { path, ...link } = await lastLinkTo(userEmail);
    expect(path).toBe('/reset-password');
    const request = { ...link, userPassword: 'brand new' };
    expect(await codeOf(gateway, 'authentication.completePasswordReset', request)).toBe('00');
    const login = (userPassword: string) =>
      codeOf(gateway, 'authentication.login', { userEmail, userPassword });
    expect(await Promise.all([login('forgotten'), login('brand new')])).toEqual(['99', '00']);
  });

  it('end every session when the password is reset', async () => {
    const email = 'reset@example.test';
    const { token } = await gateway.createAccount({ email, password: 'forgotten' });
    await resetPassword(email, 'brand new');
    expect(await codeOf(gateway, 'authentication.userDetails', {}, { token })).toBe('22');
  });

  it('send an e-mail when the password is reset', async () => {
    const email = 'informed@example.test';
    await gateway.createAccount({ email });
    await resetPassword(email, 'brand new');
    const subjects = (await messagesTo(gateway, email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your Choose Life password was changed']);
  });

  const changePassword = (token: string, username: string, oldPassword = 'old') => {
    const newPassword = { userPassword: 'brand new', userConfirmPassword: 'brand new' };
    const form = { username, oldPassword, ...newPassword };
    return codeOf(gateway, 'authentication.changePassword', form, { token });
  };

  it('refuse to change a password without the old one, or with another address', async () => {
    const email = 'unchanged@example.test';
    const { token } = await gateway.createAccount({ email, password: 'old' });
    expect(await changePassword(token, email, 'wrong')).toBe('99');
    expect(await changePassword(token, 'somebody@example.test')).toBe('99');
    expect(await codeOf(gateway, 'authentication.login', { userEmail: email, userPassword: 'old' })).toBe(
      '00',
    );
    expect(await messagesTo(gateway, email)).toEqual([]);
  });

  it('end the other sessions and reset links when the owner changes the password', async () => {
    const email = 'change@example.test';
    const thisSession = await gateway.createAccount({ email, password: 'old' });
    const otherSession = await gateway.createAccount({ email, password: 'old' });
    const otp = await gateway.createResetCode(email);
    expect(await changePassword(thisSession.token, email)).toBe('00');
    const reset = { userEmail: email, otp, userPassword: 'chosen by an attacker' };
    expect(await codeOf(gateway, 'authentication.completePasswordReset', reset)).toBe('99');
    expect(await codeOf(gateway, 'authentication.userDetails', {}, thisSession)).toBe('00');
    expect(await codeOf(gateway, 'authentication.userDetails', {}, otherSession)).toBe('22');
  });

  it('send an e-mail without the new password when the owner changes it', async () => {
    const email = 'warned@example.test';
    const { token } = await gateway.createAccount({ email, password: 'old' });
    await changePassword(token, email);
    const [message] = await messagesTo(gateway, email);
    expect(message?.subject).toBe('Your Choose Life password was changed');
    expect(message?.text).toContain('If it was not you');
    expect(message?.text).toContain('http://127.0.0.1:4000/forgot-password');
    expect(message?.text).not.toContain('brand new');
  });

  it('refuse a weak password at sign-up, reset and change without consuming the link', async () => {
    const userEmail = 'weakling.person@example.test';
    // A password must not be the address or its part before the @.
    const weak = 'weakling.person';
    const { token } = await gateway.createAccount({ email: userEmail, password: 'old' });
    const otp = await gateway.createResetCode(userEmail);
    const reset = (userPassword: string) =>
      call(gateway, 'authentication.completePasswordReset', { userEmail, otp, userPassword });
    const change = { oldPassword: 'old', userPassword: weak, userConfirmPassword: weak, username: userEmail };
    const answers = [
      await call(gateway, 'authentication.initiateEnrollment', {
        ...signUpForm,
        userEmail,
        userPassword: weak,
      }),
      await reset(weak),
      await call(gateway, 'authentication.changePassword', change, { token }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({
        responseCode: '99-password',
        responseMessage: expect.stringMatching(/[Pp]lease choose/),
      });
    }
    expect(await messagesTo(gateway, userEmail)).toEqual([]);
    expect(await codeOf(gateway, 'authentication.login', { userEmail, userPassword: 'old' })).toBe('00');
    expect((await reset('brand new')).body.responseCode).toBe('00');
  });

  it('answer the same with and without an account for the address', async () => {
    await gateway.createAccount({ email: 'known@example.test' });
    const answers = (userEmail: string) =>
      Promise.all([
        call(gateway, 'authentication.login', { userEmail, userPassword: 'wrong' }),
        call(gateway, 'authentication.initiatePasswordReset', { userEmail }),
        call(gateway, 'authentication.resendOtp', { userEmail }),
        call(gateway, 'authentication.initiateEnrollment', { ...signUpForm, userEmail }),
        call(gateway, 'authentication.completeEnrollment', { userEmail, otp: 'guess' }),
        call(gateway, 'authentication.completePasswordReset', {
          userEmail,
          otp: 'guess',
          userPassword: 'brand new',
        }),
      ]);
    expect(await answers('known@example.test')).toEqual(await answers('unknown@example.test'));
    const messages = await messagesTo(gateway, 'known@example.test');
    expect(messages.map(({ subject }) => subject)).toContain('You already have an account');
  });

  it.each(['known', 'unknown'])(
    'answer requests for links to %s addresses only after a minimum time',
    async name => {
      if (name === 'known') await gateway.createAccount({ email: 'known@example.test' });
      const userEmail = `${name}@example.test`;
      for (const id of ['authentication.initiatePasswordReset', 'authentication.resendOtp'] as const) {
        const start = performance.now();
        await call(gateway, id, { userEmail });
        // The minimum is 60 ms. A timer may fire a little early.
        expect(performance.now() - start).toBeGreaterThan(55);
      }
    },
  );
});
