import { rejected } from '@choose-life/client/testing';
import { codes } from '@choose-life/contracts/domain/codes';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  ada,
  adapter,
  alertDialog,
  at,
  button,
  closeError,
  descriptionOf,
  details,
  field,
  hasFocus,
  heading,
  held,
  inputsOf,
  link,
  open,
  openAsGuest,
  sees,
  seesNo,
  success,
  tab,
  violations,
} from '../../../test/screen.tsx';

const password = 'a good password';
const sade = {
  'First Name': 'Ṣadé',
  'Last Name': 'Ọlátúnjí',
  Email: 'sade@example.test',
  Password: password,
};
const entered = {
  userFirstName: 'Ṣadé',
  userLastName: 'Ọlátúnjí',
  userGender: 'Female',
  userEmail: 'sade@example.test',
};

const signUp = async () => {
  await openAsGuest('/signup');
  for (const [label, value] of Object.entries(sade)) await field(label).fill(value);
  await field('Gender').selectOptions('Female');
};

/** The faults below the fields. */
const faults = () =>
  [...document.querySelectorAll<HTMLElement>('form [id$=-error]')].map(fault => fault.innerText);

const mailed = 'email=ada%40example.test&otp=code';

/** The forms, each with its call and what it sends. */
const forms = [
  {
    path: '/login',
    call: ['authentication', 'login'],
    send: 'Login',
    fields: { Email: ada.email, Password: password },
    required: ['Email Is Required.', 'Password Is Required.'],
  },
  {
    path: '/signup',
    call: ['authentication', 'initiateEnrollment'],
    send: 'Sign Up',
    fields: sade,
    required: [
      'First Name Is Required.',
      'Last Name Is Required.',
      'Email Is Required.',
      'Password Is Required.',
      'Gender Is Required.',
    ],
  },
  {
    path: '/forgot-password',
    call: ['authentication', 'initiatePasswordReset'],
    send: 'Send verification link',
    fields: { Email: ada.email },
    required: ['Email Is Required.'],
  },
  {
    path: `/reset-password?${mailed}`,
    call: ['authentication', 'completePasswordReset'],
    send: 'Reset password',
    fields: { 'Enter New Password': password },
    required: ['Password Is Required.'],
  },
] as const;

describe.each(forms)('the form at $path', ({ path, call: [router, name], send, fields, required }) => {
  const sent = () => inputsOf(`${router}.${name}`);
  const fillIn = async () => {
    for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
    if (path === '/signup') await field('Gender').selectOptions('Female');
  };

  it('s.2.2, s.5: says what is required once it was touched, on blur and on change, and shows a password on demand', async () => {
    await openAsGuest(path);
    for (const [place, [label, value]] of Object.entries(fields).entries()) {
      await sees(field(label));
      expect(faults()).toEqual([]);
      await field(label).click();
      await page.getByRole('heading', { level: 1 }).click();
      await expect.poll(faults).toEqual([required[place]]);
      await field(label).fill(value);
      await expect.poll(faults).toEqual([]);
    }
    const secret = Object.keys(fields).find(label => label.includes('Password'));
    if (secret === undefined) return;
    await expect.element(field(secret)).toHaveAttribute('type', 'password');
    await field('Show Password').click();
    await expect.element(field(secret)).toHaveAttribute('type', 'text');
    await expect.element(field(secret)).toHaveValue(password);
    await field('Show Password').click();
    await expect.element(field(secret)).toHaveAttribute('type', 'password');
  });

  it('s.5: requires every field, and sends nothing before', async () => {
    await openAsGuest(path);
    await button(send).click();
    await expect.poll(() => faults().toSorted()).toEqual(required.toSorted());
    expect(adapter.calls).toEqual([]);
  });

  it('s.4, s.8: sends once while it is busy; what is refused is said capitalised, and nothing typed is lost', async () => {
    const call = held(rejected('REJECTED', { message: 'it is refused', token: 'token-of-a-refusal' }));
    adapter.answer({ [router]: { [name]: call.answer } });
    await openAsGuest(path);
    await fillIn();
    await button(send).click();
    await expect
      .poll(() => document.querySelector('button[aria-busy=true][aria-disabled=true] svg'))
      .not.toBeNull();
    await userEvent.keyboard('{Enter}');
    call.release();
    await closeError('It is refused');
    expect(sent()).toHaveLength(1);
    // The token of a login answer is kept, also of a refusal (s.3).
    expect(localStorage.token).toBe(name === 'login' ? 'token-of-a-refusal' : undefined);
    expect(path).toContain(location.pathname);
    const [first = ''] = Object.keys(fields);
    await expect.element(field(first)).toHaveValue(Object.values(fields)[0]);
  });

  it('sends what a password manager filled without events', async () => {
    adapter.answer({ [router]: { [name]: rejected('REJECTED') } });
    await openAsGuest(path);
    await fillUnheard({ ...fields, ...(path === '/signup' && { Gender: 'Female' }) });
    await button(send).click();
    await expect
      .poll(() => Object.values(Object(sent()[0])))
      .toEqual(expect.arrayContaining(Object.values(fields)));
    expect(faults()).toEqual([]);
  });
});

/** As an extension does it: React does not hear of it. */
async function fillUnheard(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await sees(field(label).last());
    const input = field(label).last().element();
    Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
  }
}

describe('what a password manager filled without events', () => {
  it.each([
    ['/waitlist', 'waitList.create', 'Join Waitlist', { 'E-mail': ada.email }],
    ['/settings', 'user.update', 'Save changes', { 'First Name': 'Ṣadé', 'Last Name': 'Ọlátúnjí' }],
    [
      '/settings',
      'authentication.changePassword',
      'Change password',
      { 'Old Password': password, 'New Password': 'x' },
    ],
    ['/settings', 'user.deleteAccount', 'Delete my account', { Password: password }],
  ])('at %s is sent by %s', async (path, call, send, values) => {
    const userDetails = { ...details, userExtensions: ['user.deleteAccount'] };
    adapter.answer({ authentication: { userDetails } });
    await open(path);
    if (send === 'Change password') await tab('Password').click();
    if (send === 'Delete my account') {
      await button(send).click();
      await page.getByRole('checkbox', { name: /^Yes, delete/ }).click();
    }
    await fillUnheard(values);
    await button(send).last().click();
    await expect
      .poll(() => Object.values(Object(inputsOf(call)[0])))
      .toEqual(expect.arrayContaining(Object.values(values)));
  });
});

describe('login', () => {
  it('s.2.2, s.3, s.4: opens the dashboard, and keeps token and e-mail', async () => {
    await openAsGuest('/login');
    await field('Remember me').click();
    await field('Email').fill(ada.email);
    await field('Password').fill(password);
    await button('Login').click();
    await at('/dashboard');
    expect(inputsOf('authentication.login')).toEqual([{ userEmail: ada.email, userPassword: password }]);
    expect(localStorage).toMatchObject({ email: ada.email, token: 'session-token' });
  });

  it('offers an account before the form to who is new here', async () => {
    await openAsGuest('/login', { width: 390 });
    await sees('To take the assessment you need an account.');
    const [offer, email] = [link('New here? Get Started').element(), field('Email').element()];
    expect(offer.getBoundingClientRect().bottom).toBeLessThanOrEqual(email.getBoundingClientRect().top);
    expect(await violations()).toEqual([]);
    await link('New here? Get Started').click();
    await sees(heading('Get Started'));
  });

  it('hands the address that was typed to the form for a forgotten password, and gets it back', async () => {
    await openAsGuest('/login');
    await field('Email').fill(ada.email);
    await link('Forgot Password').click();
    await sees(heading('Forgot your password?'));
    await expect.element(field('Email')).toHaveValue(ada.email);
    await link('Login').click();
    await sees(heading('Welcome Back'));
    await expect.element(field('Email')).toHaveValue(ada.email);
    expect(location.search).toBe('');
  });

  it('has the address that is kept, which does not come back once it is deleted', async () => {
    await openAsGuest('/login', { stored: { email: ada.email } });
    await expect.element(field('Email')).toHaveValue(ada.email);
    await field('Email').fill('');
    await field('Password').fill('x');
    await expect.element(field('Email')).toHaveValue('');
  });
});

describe('sign-up', () => {
  it('s.2.2, s.5, s.9: asks for name, gender, e-mail and password, and lets no special characters into a name', async () => {
    await openAsGuest('/signup');
    await sees(heading('Get Started'));
    const labels = [...document.querySelectorAll('form label')].map(label => label.textContent);
    expect(labels).toEqual(['First Name', 'Last Name', 'Gender', 'Email', 'Password', 'Show Password']);
    const options = field('Gender').getByRole('option').elements() as HTMLOptionElement[];
    expect(options.flatMap(({ value }) => value || [])).toEqual(['Male', 'Female']);
    await field('First Name').fill('Ada!');
    await userEvent.tab();
    await expect.poll(faults).toEqual(['Special characters are not allowed']);
    await expect.element(field('First Name')).toHaveAccessibleDescription(/Special characters/);
  });

  it('s.2.2, s.3, s.4: goes on to the sent link, which can be sent again, and keeps no password', async () => {
    await signUp();
    await button('Sign Up').click();
    await at('/verify');
    expect(inputsOf('authentication.initiateEnrollment')).toEqual([{ ...entered, userPassword: password }]);
    expect(history.state).toEqual(entered);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(password);
    await sees(heading('Verification link sent!'), page.getByRole('main').getByText(entered.userEmail));
    await button('Send Again').click();
    await sees(alertDialog('User Updated').getByText("Congratulations! You've updated your profile"));
    expect(inputsOf('authentication.resendOtp')).toEqual([{ userEmail: entered.userEmail }]);
    await alertDialog('User Updated').getByRole('button', { name: 'Close' }).click();
    // Who goes back finds what was entered, but for the password.
    history.back();
    await expect.element(field('Email')).toHaveValue(entered.userEmail);
    await expect.element(field('First Name')).toHaveValue('Ṣadé');
    await expect.element(field('Gender')).toHaveValue('Female');
    await expect.element(field('Password')).toHaveValue('');
  });

  it('that was not sent has a summary that leads to each field by the keyboard, without a step in the history', async () => {
    await openAsGuest('/signup', { width: 390 });
    await button('Sign Up').click();
    const entries = page.getByRole('alert').getByRole('link');
    await expect.poll(() => entries.length).toBe(5);
    expect(await violations()).toEqual([]);
    const places = history.length;
    for (const label of ['Last Name', 'Gender', 'Email', 'Password']) {
      entries
        .filter({ hasText: `${label} Is Required.` })
        .element()
        .focus();
      await userEvent.keyboard('{Enter}');
      await hasFocus(field(label));
    }
    expect([history.length, location.hash]).toEqual([places, '']);
  });
});

describe('a password that the gateway refuses', () => {
  const words = 'Many people use this password';

  it.each([
    ['/signup', 'initiateEnrollment', 'Sign Up', 'Password', '/verify'],
    [
      `/reset-password?${mailed}`,
      'completePasswordReset',
      'Reset password',
      'Enter New Password',
      '/reset/success',
    ],
  ])('at %s is told at its field, and the next one is taken', async (path, call, send, label, next) => {
    const refusal = rejected('REJECTED', { message: words, gatewayCode: codes.passwordRefused });
    adapter.answer({ authentication: { [call]: refusal } });
    await (path === '/signup' ? signUp() : openAsGuest(path));
    await field(label).fill('password');
    await button(send).click();
    await closeError(words);
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    expect(descriptionOf(field(label))).toContain(words);
    expect(await violations()).toEqual([]);
    // It does not call the link used up.
    await seesNo(button('Send Again'));
    adapter.answer({ authentication: { [call]: success } });
    await field(label).fill('mango in the rain');
    await button(send).click();
    await at(next);
  });
});

describe('a forgotten password', () => {
  it('s.2.2, s.3, s.4: is replaced by the mailed link', async () => {
    await openAsGuest('/forgot-password');
    await field('Email').fill(ada.email);
    await button('Send verification link').click();
    await at('/verify');
    expect(localStorage.email).toBe(ada.email);
    expect(inputsOf('authentication.initiatePasswordReset')).toEqual([{ userEmail: ada.email }]);
    await sees(page.getByRole('main').getByText(ada.email));
  });

  it('s.2.2: is congratulated on by a fixed page, as the sent link is told by one', async () => {
    await openAsGuest('/verify-reset');
    await sees(heading('Verification link sent!'));
  });
});

describe('a mailed link', () => {
  const complete = (name: string, answer: ReturnType<typeof rejected>) =>
    adapter.answer({ authentication: { [name]: answer } });
  const otp = 'code';

  it('s.2.2, s.3, s.4: completes a sign-up and leads to login, which has the address', async () => {
    const call = held(success);
    adapter.answer({ authentication: { completeEnrollment: call.answer } });
    await openAsGuest(`/signup/success?${mailed}`);
    await sees("Congratulations, you've created a Choose Life account!");
    await button('Proceed to Login').click();
    await sees(button('Loading...'));
    call.release();
    await at('/login');
    expect(inputsOf('authentication.completeEnrollment')).toEqual([{ otp, userEmail: ada.email }]);
    await expect.element(field('Email')).toHaveValue(ada.email);
    await seesNo(link('New here? Get Started'));
  });

  it('s.2.2: sets a new password, which is congratulated on, and leads to login', async () => {
    await openAsGuest(`/reset-password?${mailed}`);
    await field('Enter New Password').fill(password);
    // Password managers store the new password under it.
    expect(document.querySelector('form [autocomplete=username]')).toHaveValue(ada.email);
    await button('Reset password').click();
    await at('/reset/success');
    const sent = { userPassword: password, otp, userEmail: ada.email };
    expect(inputsOf('authentication.completePasswordReset')).toEqual([sent]);
    await sees("Congratulations, you've reset your password!");
    await link('Proceed to Login').click();
    await expect.element(field('Email')).toHaveValue(ada.email);
  });

  it('that was used offers a new one for its own address, with the focus on the way to it', async () => {
    complete('completeEnrollment', rejected('REJECTED', { message: 'used' }));
    await openAsGuest(`/signup/success?${mailed}`);
    await button('Proceed to Login').click();
    await closeError('Used');
    await sees(heading('This link did not work'), /We can send a new one to/);
    await hasFocus(button('Send Again'));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ada');
    expect(await violations()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await at('/verify');
    expect(inputsOf('authentication.resendOtp')).toEqual([{ userEmail: ada.email }]);
  });

  it('whose call failed otherwise says only what failed: trying once more may do', async () => {
    complete('completeEnrollment', rejected('UPSTREAM_ERROR', { message: 'it failed' }));
    await openAsGuest(`/signup/success?${mailed}`);
    await button('Proceed to Login').click();
    await closeError('It failed');
    await seesNo(button('Send Again'));
    await sees(button('Proceed to Login'));
  });

  it.each([
    ['/reset-password', 'Reset password', 'Ask for a new link', '/forgot-password'],
    ['/signup/success', 'Proceed to Login', 'Sign up again', '/signup'],
  ])('that is not complete leads on all the same: %s', async (path, name, way, to) => {
    await openAsGuest(path);
    if (path === '/reset-password') await field('Enter New Password').fill('a password');
    await button(name).click();
    await sees(heading('This link is not complete'));
    await button('Close').click();
    await link(way).click();
    await at(to);
  });
});
