import { rejected } from '@choose-life/client/testing';
import { codes } from '@choose-life/contracts/domain/codes';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '@/api/trpc';
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
  dialog,
  expectAbsent,
  expectFocus,
  expectPath,
  expectVisible,
  field,
  heading,
  inputsOf,
  main,
  open,
  success,
  tab,
  textsOf,
  toasts,
} from '../../../test/screen.tsx';

/* The numbers in titles (s.2.3) are sections of docs/specification.md. */

const unsavedNotice = 'You have unsaved changes.';

describe('the profile', () => {
  beforeEach(() => open('/settings', { stored: { companyId: 'company-1' } }));

  it('s.2.3, s.3: shows the name of the company whose id is stored', async () => {
    await expect.element(field('Organization')).toHaveValue('Example Company');
    expect(inputsOf('company.readByCompanyId')).toEqual([{ companyId: 'company-1' }]);
    expect(localStorage.companyId).toBe('company-1');
  });

  it('s.2.3, s.3: shows the user details, of which only e-mail and organization are read-only', async () => {
    const editable = ['First Name', 'Last Name', 'Office Address', 'Age', 'Blood Glucose', 'Country'];
    for (const label of ['Email', 'Organization'])
      await expect.element(field(label)).toHaveAttribute('readonly');
    for (const label of editable) await expect.element(field(label)).not.toHaveAttribute('readonly');
    await expect.element(field('Email')).toHaveValue(ada.email);
    await expect.element(field('First Name')).toHaveValue(ada.firstName);
    await expect.element(field('Last Name')).toHaveValue(ada.lastName);
  });

  it('s.9: has Nigeria as the only country', async () => {
    await expectVisible(field('Country'));
    expect(
      field('Country')
        .getByRole('option')
        .elements()
        .map(option => option.textContent),
    ).toEqual(['Nigeria']);
  });

  it('s.3, s.4: sends all fields', async () => {
    await field('Office Address').fill('1 Example Street, Lagos');
    await field('Age').fill('41');
    await field('Blood Glucose').fill('95');
    await button('Save changes').click();
    await expectVisible(alertDialog('User Updated'));
    expect(inputsOf('user.update')).toEqual([
      {
        userEmail: ada.email,
        userCompanyId: 'company-1',
        userFirstName: ada.firstName,
        userLastName: ada.lastName,
        userId: 'user-1',
        userOfficeAddress: '1 Example Street, Lagos',
        userAge: 41,
        userBloodGlucose: 95,
        userCountry: 'Nigeria',
      },
    ]);
  });

  it('s.4: keeps the typed values after a refusal', async () => {
    adapter.answer({ user: { update: rejected('REJECTED', { message: 'not today' }) } });
    await field('Office Address').fill('1 Example Street, Lagos');
    await button('Save changes').click();
    await closeError('not today');
    await expect.element(field('Office Address')).toHaveValue('1 Example Street, Lagos');
    await expectVisible(unsavedNotice);
  });

  it('s.4: disables its button during the call', async () => {
    const update = delayedResponse(success);
    adapter.answer({ user: { update: update.answer } });
    await field('First Name').fill('Ṣadé');
    await button('Save changes').click();
    await expect.element(button('Saving...')).toHaveAttribute('aria-disabled', 'true');
    // The spinner.
    expect(button('Saving...').element().querySelector('svg')).not.toBeNull();
    update.release();
    await expectVisible(alertDialog('User Updated'));
  });

  it('s.4: opens a modal after an update, and loads and stores the user details again', async () => {
    await expect.element(field('First Name')).toHaveValue(ada.firstName);
    adapter.answer({ authentication: { userDetails: { ...details, userFirstName: 'Ṣadé Ọmọlará' } } });
    await field('First Name').fill('  Ṣadé Ọmọlará ');
    await button('Save changes').click();
    await expectVisible(
      alertDialog('User Updated').getByText("Congratulations! You've updated your profile"),
    );
    await alertDialog('User Updated').getByRole('button', { name: 'Close' }).click();
    await expect.element(field('First Name')).toHaveValue('Ṣadé Ọmọlará');
    await expectAbsent(unsavedNotice, alertDialog('User Updated'));
    await expect.poll(() => localStorage.firstName).toBe('Ṣadé Ọmọlará');
  });

  it('s.2.3: keeps the typed text of both forms while the other tab is shown', async () => {
    await expectVisible(tab('Profile'));
    expect(textsOf(page.getByRole('tab'))).toEqual(['Profile', 'Password']);
    await field('Office Address').fill('1 Example Street, Lagos');
    await tab('Password').click();
    await field('New Password').fill('half typ');
    await expect.element(field('Office Address')).not.toBeVisible();
    await tab('Profile').click();
    await expect.element(field('Office Address')).toHaveValue('1 Example Street, Lagos');
    await expect.element(field('New Password')).not.toBeVisible();
    await tab('Password').click();
    await expect.element(field('New Password')).toHaveValue('half typ');
    await tab('Profile').click();
    await expectVisible(unsavedNotice);
  });

  it('cancels the event beforeunload while it has unsaved changes, so that the browser asks before closing', async () => {
    await field('Office Address').fill('1 Example Street, Lagos');
    await expectVisible(unsavedNotice);
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('keeps the typed text while another page is shown', async () => {
    await field('Office Address').fill('1 Example Street, Lagos');
    await expectVisible(unsavedNotice);
    history.pushState(null, '', '/library');
    await expectVisible(heading('Library'));
    history.back();
    await expect.element(field('Office Address')).toHaveValue('1 Example Street, Lagos');
    await expectVisible(unsavedNotice);
  });

  it('does not keep the typed text after a log-out', async () => {
    await field('Office Address').fill('1 Example Street, Lagos');
    await expectVisible(unsavedNotice);
    await button('Log out').click();
    await expectPath('/login');
    // The page also opens without a session. With this response it shows the form.
    adapter.answer({ authentication: { userDetails: details } });
    history.pushState(null, '', '/settings');
    await expect.element(field('Office Address')).toHaveValue('');
  });
});

it(`s.2.3: the profile has 'No company yet' as the organization of a person without a company`, async () => {
  adapter.answer({ authentication: { userDetails: { ...details, userCompanyId: null } } });
  await open('/settings');
  await expect.element(field('Organization')).toHaveValue('No company yet');
});

describe('a change of password', () => {
  const openForm = async () => {
    await open('/settings');
    await tab('Password').click();
  };
  const sentInputs = () => inputsOf('authentication.changePassword');

  it('s.3, s.5: requires the old and the new password', async () => {
    await openForm();
    await button('Change password').click();
    await expectVisible('Old Password Is Required.', 'Password Is Required.');
    expect(await accessibilityViolations()).toEqual([]);
    expect(sentInputs()).toEqual([]);
    await expect.element(field('Username')).toHaveValue(ada.email);
  });

  it(`s.3: the checkbox 'Show Password' makes all three passwords visible`, async () => {
    await openForm();
    const passwords = ['Old Password', 'New Password', 'Confirm Password'];
    for (const label of passwords) await expect.element(field(label)).toHaveAttribute('type', 'password');
    await page.getByLabelText('Show Password').click();
    for (const label of passwords) await expect.element(field(label)).toHaveAttribute('type', 'text');
  });

  it(`s.5: shows 'Name Is Required.' while the e-mail, which is the username, is not known`, async () => {
    adapter.answer({ authentication: { userDetails: rejected('REJECTED', { message: 'nobody is known' }) } });
    await open('/settings', { stored: { email: null } });
    await closeError('nobody is known');
    await tab('Password').click();
    await button('Change password').click();
    await expectVisible('Name Is Required.');
    // A second call would be refused too, and would open the error modal again.
    expect(inputsOf('authentication.userDetails')).toHaveLength(1);
  });

  it('s.3, s.5, s.9: sends the four fields, and clears the passwords', async () => {
    await openForm();
    await field('Old Password').fill('a good password');
    await field('New Password').fill('x');
    await button('Change password').click();
    await expect.poll(toasts).toEqual(['Password changed']);
    const username = ada.email;
    // The empty confirmation is replaced by the new password.
    const input = { oldPassword: 'a good password', userPassword: 'x', userConfirmPassword: 'x', username };
    expect(sentInputs()).toEqual([input]);
    for (const label of ['Old Password', 'New Password']) await expect.element(field(label)).toHaveValue('');
    await expect.element(field('Username')).toHaveValue(username);
  });

  it('leaves no passwords in memory after the page has been left', async () => {
    await openForm();
    await field('Old Password').fill('a good password');
    await field('New Password').fill('a better one');
    await button('Change password').click();
    await expect.poll(toasts).toEqual(['Password changed']);
    await page.getByRole('link', { name: 'Library' }).first().click();
    await expectPath('/library');
    await expect.poll(() => queryClient.getMutationCache().getAll()).toEqual([]);
  });

  it('warns once about each pair of different passwords, and sends the pair on the second press', async () => {
    await openForm();
    await field('Old Password').fill('a good password');
    await field('New Password').fill('a better one');
    await field('Confirm Password').fill('a bitter one');
    // The short warning is shown only after the focus has left the field.
    await userEvent.tab();
    await expectVisible('The two passwords differ.');
    await button('Change password').click();
    await expectVisible(/The two passwords differ\. Look at them/);
    await expectFocus(field('Confirm Password'));
    await expect.element(field('Confirm Password')).not.toHaveAttribute('aria-invalid');
    expect(await accessibilityViolations()).toEqual([]);
    await field('Confirm Password').fill('a batter one');
    await button('Change password').click();
    await expectVisible(/The two passwords differ\. Look at them/);
    expect(sentInputs()).toEqual([]);
    await button('Change password').click();
    await expect
      .poll(sentInputs)
      .toMatchObject([{ userPassword: 'a better one', userConfirmPassword: 'a batter one' }]);
    // The usual hint of the confirmation, in place of the warning.
    await expectVisible('Once more, so that a slip does not lock you out.');
  });

  it('shows the reason of a refusal at the field of the new password', async () => {
    const refused = rejected('REJECTED', {
      message: 'Many people use this password',
      gatewayCode: codes.passwordRefused,
    });
    adapter.answer({ authentication: { changePassword: refused } });
    await openForm();
    await field('Old Password').fill('a good password');
    await field('New Password').fill('password');
    await button('Change password').click();
    await closeError('Many people use this password');
    await expect.element(field('New Password')).toHaveAttribute('aria-invalid', 'true');
    expect(descriptionOf(field('New Password'))).toContain('Many people use this password');
  });
});

describe('your data', () => {
  const detailsWithExtensions = { ...details, userExtensions: ['user.exportData', 'user.deleteAccount'] };
  const deleteDialog = dialog('Delete your account?');
  const buttonInDialog = (name: string) => deleteDialog.getByRole('button', { name, exact: true });
  const password = deleteDialog.getByLabelText('Password', { exact: true });

  const openDialog = async () => {
    adapter.answer({ authentication: { userDetails: detailsWithExtensions } });
    await open('/settings');
    await button('Delete my account').click();
    await expectVisible(deleteDialog);
  };

  it('is listed in the dialog that deletes it', async () => {
    await openDialog();
    expect(await accessibilityViolations()).toEqual([]);
    for (const phrase of ['your profile', 'your answers', 'our e-mails', 'what this browser remembers'])
      await expectVisible(deleteDialog.getByText(new RegExp(phrase)));
  });

  it('is not deleted without both the password and the confirmation', async () => {
    await openDialog();
    await buttonInDialog('Delete my account').click();
    await expectVisible('Password Is Required.');
    await expectFocus(password);
    await password.fill('a good password');
    await buttonInDialog('Delete my account').click();
    await expectVisible('Tick this box to continue.');
    await expectFocus(deleteDialog.getByRole('checkbox'));
    expect(inputsOf('user.deleteAccount')).toEqual([]);
  });

  it('is deleted by one call, during which the dialog cannot be closed', async () => {
    const deletion = delayedResponse(success);
    await openDialog();
    adapter.answer({ user: { deleteAccount: deletion.answer } });
    await password.fill('a good password');
    await deleteDialog.getByRole('checkbox').click();
    await buttonInDialog('Delete my account').click();
    // A busy button is `aria-disabled`, and `click` would wait until it is enabled. `force` clicks immediately, as a person can.
    await buttonInDialog('Deleting...').click({ force: true });
    await userEvent.keyboard('{Escape}');
    await expectVisible(deleteDialog);
    deletion.release();
    await expectPath('/account/deleted');
    await expectVisible(heading('Your account is deleted'));
    expect(inputsOf('user.deleteAccount')).toEqual([
      { userEmail: ada.email, userPassword: 'a good password' },
    ]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    await expectAbsent(page.getByRole('dialog'));
    expect(await accessibilityViolations()).toEqual([]);
  });

  it('keeps its dialog open when a selection of the typed text ends outside the box', async () => {
    await openDialog();
    // The browser clicks the nearest common ancestor of the elements on which the button was pressed and released.
    password.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    deleteDialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expectVisible(deleteDialog);
  });

  it('closes its dialog after a click outside the box', async () => {
    await openDialog();
    await page.elementLocator(document.documentElement).click({ position: { x: 5, y: 5 } });
    await expectAbsent(deleteDialog);
  });

  it('is not deleted with a wrong password, and the error is shown at the password field', async () => {
    const wrongPasswordMessage = 'The password is not right. Nothing was deleted.';
    adapter.answer({ user: { deleteAccount: rejected('REJECTED', { message: wrongPasswordMessage }) } });
    await openDialog();
    await password.fill('another');
    await deleteDialog.getByRole('checkbox').click();
    await buttonInDialog('Delete my account').click();
    await expectVisible(wrongPasswordMessage);
    await expectFocus(password);
    await expectAbsent(page.getByRole('alertdialog'));
    await buttonInDialog('Keep my account').click();
    await expectAbsent(deleteDialog);
    await expectFocus(button('Delete my account'));
  });

  it('has an e-mail address to write to if the gateway offers neither export nor deletion', async () => {
    await open('/settings');
    await expectVisible(
      heading('Your data'),
      /We will send you what we keep about you, or delete your account\.$/,
    );
    await expectAbsent(button('Export my data'), button('Delete my account'));
    expect(main().getByRole('link', { name: /@/ }).length).toBe(1);
    expect(await accessibilityViolations()).toEqual([]);
  });
});
