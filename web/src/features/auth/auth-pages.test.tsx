import { rejected } from '@choose-life/client/testing';
import { codes } from '@choose-life/contracts/domain/codes';
import { fieldErrorsOf } from '@choose-life/contracts/domain/forms';
import { propertiesOf } from '@choose-life/contracts/domain/properties-of';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  accessibilityViolations,
  ada,
  adapter,
  alertDialog,
  button,
  closeError,
  delayedResponse,
  descriptionOf,
  details,
  expectAbsent,
  expectFocus,
  expectPath,
  expectVisible,
  field,
  heading,
  inputsOf,
  link,
  open,
  openAsGuest,
  press,
  setFields,
  success,
  tab,
} from '../../../test/screen.tsx';

/* The numbers in titles (s.2.2) are sections of docs/specification.md. */

const password = 'a good password';
const newUser = {
  'First Name': 'Ṣadé',
  'Last Name': 'Ọlátúnjí',
  Gender: 'Female',
  Email: 'sade@example.test',
  Password: password,
};
/** The values of `newUser` in the call, without the password. */
const signUpValues = {
  userFirstName: 'Ṣadé',
  userLastName: 'Ọlátúnjí',
  userGender: 'Female',
  userEmail: 'sade@example.test',
};

const signUp = async () => {
  await openAsGuest('/signup');
  await setFields(newUser);
};

/** The error messages below the fields. */
const fieldMessages = () =>
  [...document.querySelectorAll<HTMLElement>('form [id$=-error]')].map(message => message.innerText);

/** The query of a mailed link. */
const linkQuery = 'email=ada%40example.test&otp=code';

/**
 * Each form with its call, the text of its button, the typed values, the label and message of a required field, and the messages of all
 * empty fields.
 */
const forms = [
  {
    path: '/login',
    call: ['authentication', 'login'],
    buttonName: 'Login',
    fields: { Email: ada.email, Password: password },
    required: ['Email', 'Email Is Required.'],
    messages: fieldErrorsOf('login', {}),
  },
  {
    path: '/signup',
    call: ['authentication', 'initiateEnrollment'],
    buttonName: 'Sign Up',
    fields: newUser,
    required: ['First Name', 'First Name Is Required.'],
    messages: fieldErrorsOf('signup', {}),
  },
  {
    path: '/forgot-password',
    call: ['authentication', 'initiatePasswordReset'],
    buttonName: 'Send verification link',
    fields: { Email: ada.email },
    required: ['Email', 'Email Is Required.'],
    messages: fieldErrorsOf('forgotPassword', {}),
  },
  {
    path: `/reset-password?${linkQuery}`,
    call: ['authentication', 'completePasswordReset'],
    buttonName: 'Reset password',
    fields: { 'Enter New Password': password },
    required: ['Enter New Password', 'Password Is Required.'],
    messages: fieldErrorsOf('resetCompletion', {}),
  },
] as const;

describe.each(forms)('the form at $path', ({ path, call, buttonName, fields, required, messages }) => {
  const [router, name] = call;
  const [label, requiredMessage] = required;
  const sentInputs = () => inputsOf(`${router}.${name}`);

  it('s.5: shows the message of an empty required field after blur, and removes it after input', async () => {
    await openAsGuest(path);
    await field(label).click();
    expect(fieldMessages()).toEqual([]);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(fieldMessages).toEqual([requiredMessage]);
    await field(label).fill('Ada');
    await expect.poll(fieldMessages).toEqual([]);
  });

  it('s.5: makes no call while its required fields are empty, and shows their messages', async () => {
    await openAsGuest(path);
    await press(button(buttonName));
    await expect.poll(() => fieldMessages().toSorted()).toEqual(Object.values(messages).toSorted());
    expect(adapter.calls).toEqual([]);
  });

  it('s.4: makes only one call if it is submitted again while the call is pending', async () => {
    const refusal = delayedResponse(rejected('REJECTED', { message: 'it is refused' }));
    adapter.answer({ [router]: { [name]: refusal.answer } });
    await openAsGuest(path);
    await setFields(fields);
    await button(buttonName).click();
    // The button is disabled for assistive technology (`aria-disabled`), and shows a spinner.
    await expect
      .poll(() => document.querySelector('button[aria-busy=true][aria-disabled=true] svg'))
      .not.toBeNull();
    await userEvent.keyboard('{Enter}');
    refusal.release();
    // These pages show the message of the gateway with a capital letter (s.8).
    await closeError('It is refused');
    expect(sentInputs()).toHaveLength(1);
  });

  it('s.8: stays on its page and keeps the typed values after a refusal', async () => {
    adapter.answer({ [router]: { [name]: rejected('REJECTED', { message: 'it is refused' }) } });
    await openAsGuest(path);
    await setFields(fields);
    await press(button(buttonName));
    await closeError('It is refused');
    expect(location.pathname).toBe(new URL(path, location.href).pathname);
    for (const [label, value] of Object.entries(fields))
      await expect.element(field(label)).toHaveValue(value);
  });
});

it.each([
  ['/login', 'Password'],
  ['/signup', 'Password'],
  [`/reset-password?${linkQuery}`, 'Enter New Password'],
])(
  `s.2.2: 'Show Password' at %s shows the password, and hides it when it is unchecked`,
  async (path, label) => {
    await openAsGuest(path);
    await field(label).fill(password);
    for (const type of ['password', 'text', 'password']) {
      await expect.element(field(label)).toHaveAttribute('type', type);
      await expect.element(field(label)).toHaveValue(password);
      await press(field('Show Password'));
    }
  },
);

/**
 * Sets the values of fields without an event that React listens to, as browser extensions do. If both the page and a dialog have a field with
 * the label, `last` is the field of the dialog, which is after the page in the document.
 */
async function fillWithoutEvents(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expectVisible(field(label).last());
    const input = field(label).last().element();
    // Uses the setter of the prototype, because React replaces the setter of the element to detect changes.
    Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
  }
}

describe('a form that a password manager fills without events', () => {
  it.each<[path: string, call: string, buttonName: string, values: Record<string, string>]>([
    ['/login', 'authentication.login', 'Login', { Email: newUser.Email, Password: password }],
    [
      '/forgot-password',
      'authentication.initiatePasswordReset',
      'Send verification link',
      { Email: newUser.Email },
    ],
    ['/signup', 'authentication.initiateEnrollment', 'Sign Up', newUser],
    [
      `/reset-password?${linkQuery}`,
      'authentication.completePasswordReset',
      'Reset password',
      { 'Enter New Password': password },
    ],
    ['/waitlist', 'waitList.create', 'Join Waitlist', { 'E-mail': ada.email }],
    ['/settings', 'user.update', 'Save changes', { 'First Name': 'Ṣadé', 'Last Name': 'Ọlátúnjí' }],
    [
      '/settings',
      'authentication.changePassword',
      'Change password',
      { 'Old Password': password, 'New Password': 'x' },
    ],
    ['/settings', 'user.deleteAccount', 'Delete my account', { Password: password }],
  ])('sends the filled-in values of %s in the call %s', async (path, call, buttonName, values) => {
    const userDetails = { ...details, userExtensions: ['user.deleteAccount'] };
    adapter.answer({ authentication: { userDetails } });
    const [tag = '', name = ''] = call.split('.');
    // A cancelled call changes nothing on the page. The effects of a success could come so late that they change the page of the next test.
    adapter.answer({ [tag]: { [name]: rejected('CANCELLED') } });
    await open(path);
    if (buttonName === 'Change password') await tab('Password').click();
    if (buttonName === 'Delete my account') {
      await press(button(buttonName));
      await press(page.getByRole('checkbox', { name: /^Yes, delete/ }));
    }
    await fillWithoutEvents(values);
    // `last`: both the page and the dialog have a button 'Delete my account'.
    await press(button(buttonName).last());
    await expect
      .poll(() => Object.values(propertiesOf(inputsOf(call)[0])))
      .toEqual(expect.arrayContaining(Object.values(values)));
  });
});

describe('login', () => {
  it('s.2.2, s.3, s.4: stores the token and the e-mail, and opens the dashboard', async () => {
    await openAsGuest('/login');
    // Without effect: the call has no property for it (s.2.2).
    await field('Remember me').click();
    await field('Email').fill(ada.email);
    await field('Password').fill(password);
    await button('Login').click();
    await expectPath('/dashboard');
    expect(inputsOf('authentication.login')).toEqual([{ userEmail: ada.email, userPassword: password }]);
    expect(localStorage).toMatchObject({ email: ada.email, token: 'session-token' });
  });

  it('has a link to the sign-up above the form if nobody has logged in with this browser', async () => {
    await openAsGuest('/login', { width: 390 });
    await expectVisible('To take the assessment you need an account.');
    const signUpLinkBox = link('New here? Get Started').element().getBoundingClientRect();
    const emailBox = field('Email').element().getBoundingClientRect();
    expect(signUpLinkBox.bottom).toBeLessThanOrEqual(emailBox.top);
    expect(await accessibilityViolations()).toEqual([]);
    await link('New here? Get Started').click();
    await expectVisible(heading('Get Started'));
  });

  it('passes the typed e-mail to the page for a forgotten password and back', async () => {
    await openAsGuest('/login');
    await field('Email').fill(ada.email);
    await link('Forgot Password').click();
    await expectVisible(heading('Forgot your password?'));
    await expect.element(field('Email')).toHaveValue(ada.email);
    await link('Login').click();
    await expectVisible(heading('Welcome Back'));
    await expect.element(field('Email')).toHaveValue(ada.email);
    expect(location.search).toBe('');
  });

  it('starts with the stored e-mail, and does not fill it in again after the person deletes it', async () => {
    await openAsGuest('/login', { stored: { email: ada.email } });
    await expect.element(field('Email')).toHaveValue(ada.email);
    await field('Email').fill('');
    // Any further change, after which the e-mail could be filled in again.
    await field('Password').fill('x');
    await expect.element(field('Email')).toHaveValue('');
  });
});

describe('sign-up', () => {
  it('s.2.2, s.9: has fields for name, e-mail and password, and a choice of two genders', async () => {
    await openAsGuest('/signup');
    await expectVisible(heading('Get Started'));
    const labels = [...document.querySelectorAll('form label')].map(label => label.textContent);
    expect(labels).toEqual(['First Name', 'Last Name', 'Gender', 'Email', 'Password', 'Show Password']);
    // Cast: the options of a native select.
    const options = field('Gender').getByRole('option').elements() as HTMLOptionElement[];
    expect(options.map(({ value }) => value)).toEqual(['', 'Male', 'Female']);
  });

  it('s.5: shows the message for special characters as the description of the first name', async () => {
    await openAsGuest('/signup');
    await field('First Name').fill('Ada!');
    await userEvent.tab();
    await expect.poll(fieldMessages).toEqual(['Special characters are not allowed']);
    await expect.element(field('First Name')).toHaveAccessibleDescription(/Special characters/);
  });

  it('s.2.2, s.3, s.4: opens /verify with the entered values, where the link can be sent again', async () => {
    await signUp();
    await button('Sign Up').click();
    await expectPath('/verify');
    expect(inputsOf('authentication.initiateEnrollment')).toEqual([
      { ...signUpValues, userPassword: password },
    ]);
    expect(history.state).toEqual(signUpValues);
    await expectVisible(
      heading('Verification link sent!'),
      page.getByRole('main').getByText(signUpValues.userEmail),
    );
    await button('Send Again').click();
    // The specification requires this text here too (s.2.2).
    await expectVisible(
      alertDialog('User Updated').getByText("Congratulations! You've updated your profile"),
    );
    expect(inputsOf('authentication.resendOtp')).toEqual([{ userEmail: signUpValues.userEmail }]);
  });

  it('s.2.2, s.3: shows the entered values again after Back, except the password, which is never stored', async () => {
    await signUp();
    await button('Sign Up').click();
    await expectPath('/verify');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(password);
    history.back();
    await expect.element(field('Email')).toHaveValue(signUpValues.userEmail);
    await expect.element(field('First Name')).toHaveValue('Ṣadé');
    await expect.element(field('Gender')).toHaveValue('Female');
    await expect.element(field('Password')).toHaveValue('');
  });

  it('s.2.2, s.3: does not show the entered values after a log-in', async () => {
    await signUp();
    await press(button('Sign Up'));
    await expectPath('/verify');
    history.pushState(null, '', '/login');
    await setFields({ Email: ada.email, Password: password });
    await press(button('Login'));
    await expectPath('/dashboard');
    history.pushState(null, '', '/signup');
    for (const label of Object.keys(newUser)) await expect.element(field(label)).toHaveValue('');
  });

  it('lists five errors as links, which move the focus and add no history entry', async () => {
    await openAsGuest('/signup', { width: 390 });
    await button('Sign Up').click();
    const entries = page.getByRole('alert').getByRole('link');
    await expect.poll(() => entries.length).toBe(5);
    expect(await accessibilityViolations()).toEqual([]);
    const historyLength = history.length;
    // Without First Name: it is the first field with an error, so it has the focus after the submit.
    for (const label of ['Last Name', 'Gender', 'Email', 'Password']) {
      entries
        .filter({ hasText: `${label} Is Required.` })
        .element()
        .focus();
      await userEvent.keyboard('{Enter}');
      await expectFocus(field(label));
    }
    expect([history.length, location.hash]).toEqual([historyLength, '']);
  });
});

describe('a password that the gateway refuses', () => {
  const message = 'Many people use this password';

  it.each([
    ['/signup', 'initiateEnrollment', 'Sign Up', 'Password', '/verify'],
    [
      `/reset-password?${linkQuery}`,
      'completePasswordReset',
      'Reset password',
      'Enter New Password',
      '/reset/success',
    ],
  ])(
    'is explained at its field at %s, and can be replaced by another password',
    async (path, call, buttonName, label, next) => {
      const refusal = rejected('REJECTED', { message, gatewayCode: codes.passwordRefused });
      adapter.answer({ authentication: { [call]: refusal } });
      await (path === '/signup' ? signUp() : openAsGuest(path));
      await field(label).fill('password');
      await button(buttonName).click();
      await closeError(message);
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      expect(descriptionOf(field(label))).toContain(message);
      expect(await accessibilityViolations()).toEqual([]);
      // The refusal does not mean that the link was used.
      await expectAbsent(button('Send Again'));
      adapter.answer({ authentication: { [call]: success } });
      await field(label).fill('mango in the rain');
      await button(buttonName).click();
      await expectPath(next);
    },
  );
});

describe('the pages for a forgotten password', () => {
  it('s.2.2, s.3, s.4: store the e-mail, and send it in the request for a link', async () => {
    await openAsGuest('/forgot-password');
    await field('Email').fill(ada.email);
    await button('Send verification link').click();
    await expectPath('/verify');
    expect(localStorage.email).toBe(ada.email);
    expect(inputsOf('authentication.initiatePasswordReset')).toEqual([{ userEmail: ada.email }]);
    await expectVisible(page.getByRole('main').getByText(ada.email));
  });

  it('s.2.2: include the static page /verify-reset', async () => {
    await openAsGuest('/verify-reset');
    await expectVisible(heading('Verification link sent!'));
  });
});

describe('a mailed link', () => {
  const otp = 'code';

  it('s.2.2, s.3, s.4: completes a sign-up, then opens login with the e-mail filled in', async () => {
    const call = delayedResponse(success);
    adapter.answer({ authentication: { completeEnrollment: call.answer } });
    await openAsGuest(`/signup/success?${linkQuery}`);
    await expectVisible("Congratulations, you've created a Choose Life account!");
    await button('Proceed to Login').click();
    await expectVisible(button('Loading...'));
    call.release();
    await expectPath('/login');
    expect(inputsOf('authentication.completeEnrollment')).toEqual([{ otp, userEmail: ada.email }]);
    await expect.element(field('Email')).toHaveValue(ada.email);
    await expectAbsent(link('New here? Get Started'));
  });

  it('s.2.2: sets a new password, then opens login with the e-mail filled in', async () => {
    await openAsGuest(`/reset-password?${linkQuery}`);
    await field('Enter New Password').fill(password);
    // Password managers store the new password with this name.
    expect(document.querySelector('form [autocomplete=username]')).toHaveValue(ada.email);
    await button('Reset password').click();
    await expectPath('/reset/success');
    const expectedInput = { userPassword: password, otp, userEmail: ada.email };
    expect(inputsOf('authentication.completePasswordReset')).toEqual([expectedInput]);
    await expectVisible("Congratulations, you've reset your password!");
    await link('Proceed to Login').click();
    await expect.element(field('Email')).toHaveValue(ada.email);
  });

  it.each([
    ['/signup/success', 'Proceed to Login', '/login'],
    ['/reset-password', 'Reset password', '/reset/success'],
  ])('is removed from the address of %s after its use', async (path, buttonName, next) => {
    await openAsGuest(`${path}?${linkQuery}`);
    if (path === '/reset-password') await setFields({ 'Enter New Password': password });
    await press(button(buttonName));
    await expectPath(next);
    history.back();
    await expectPath(path);
    expect([location.search, history.state]).toEqual(['', null]);
  });

  it('can be replaced after a refusal; the new link is sent to the same e-mail', async () => {
    adapter.answer({ authentication: { completeEnrollment: rejected('REJECTED', { message: 'used' }) } });
    await openAsGuest(`/signup/success?${linkQuery}`);
    await button('Proceed to Login').click();
    await closeError('Used');
    await expectVisible(heading('This link did not work'), /We can send a new one to/);
    await expectFocus(button('Send Again'));
    // The next person who uses this browser must not see the e-mail.
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('ada');
    expect(await accessibilityViolations()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expectPath('/verify');
    expect(inputsOf('authentication.resendOtp')).toEqual([{ userEmail: ada.email }]);
  });

  it('can be used again after an error that is not a refusal', async () => {
    const error = rejected('UPSTREAM_ERROR', { message: 'it failed' });
    adapter.answer({ authentication: { completeEnrollment: error } });
    await openAsGuest(`/signup/success?${linkQuery}`);
    await button('Proceed to Login').click();
    await closeError('It failed');
    await expectAbsent(button('Send Again'));
    await expectVisible(button('Proceed to Login'));
  });

  it.each([
    ['/reset-password', 'Reset password', 'Ask for a new link', '/forgot-password'],
    ['/signup/success', 'Proceed to Login', 'Sign up again', '/signup'],
  ])(
    'without e-mail and code opens a warning at %s, where the person can start again',
    async (path, buttonName, linkName, to) => {
      await openAsGuest(path);
      if (path === '/reset-password') await field('Enter New Password').fill('a password');
      await button(buttonName).click();
      await expectVisible(heading('This link is not complete'));
      await button('Close').click();
      await link(linkName).click();
      await expectPath(to);
    },
  );
});
