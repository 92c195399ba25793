import { describe, expect, it } from 'vitest';
import { type FormName, fieldErrorOf, fieldErrorsOf, forms } from './forms.ts';

const signup = {
  userFirstName: 'Ada',
  userLastName: 'Obi',
  userEmail: 'ada@example.com',
  userGender: 'Female',
  userPassword: 'secret',
};

describe('forms', () => {
  it.each<[FormName, Record<string, string>]>([
    [
      'signup',
      {
        userFirstName: 'First Name Is Required.',
        userLastName: 'Last Name Is Required.',
        userEmail: 'Email Is Required.',
        userGender: 'Gender Is Required.',
        userPassword: 'Password Is Required.',
      },
    ],
    ['login', { userEmail: 'Email Is Required.', userPassword: 'Password Is Required.' }],
    ['forgotPassword', { userEmail: 'Email Is Required.' }],
    ['resetCompletion', { userPassword: 'Password Is Required.' }],
    [
      'changePassword',
      {
        oldPassword: 'Old Password Is Required.',
        userPassword: 'Password Is Required.',
        username: 'Name Is Required.',
      },
    ],
  ])('%s says of every empty field what is missing', (form, faults) => {
    expect(fieldErrorsOf(form, {})).toEqual(faults);
    const blank = Object.fromEntries(Object.keys(forms[form]).map(field => [field, '   ']));
    expect(fieldErrorsOf(form, blank)).toEqual(faults);
  });

  it('finds no fault in a sign-up that is complete', () => {
    expect(fieldErrorsOf('signup', signup)).toEqual({});
  });

  it.each(['Ada', 'Adébáyọ̀', 'Ada Mary', 'Ada 2', 'Ngọzi', 'Игорь', '李', 'عمر', 'A'])(
    'takes the first name %s',
    name => {
      expect(fieldErrorOf('signup', 'userFirstName', { userFirstName: name })).toBeNull();
      expect(fieldErrorOf('signup', 'userFirstName', { userFirstName: name.normalize('NFD') })).toBeNull();
    },
  );

  it.each(['Ada!', 'A-da', "O'Neil", '<b>', 'a_b', 'Ada.', 'Ada\n', '😀'])(
    'refuses the first name %j',
    name => {
      expect(fieldErrorOf('signup', 'userFirstName', { userFirstName: name })).toBe(
        'Special characters are not allowed',
      );
    },
  );

  it.each(['ada@example.com', 'a.b+c@mail.example.co', 'A_1%-@EXAMPLE.NG', "o'neil@example.info", '1@2.io'])(
    'takes the e-mail %s',
    userEmail => {
      expect(fieldErrorOf('signup', 'userEmail', { userEmail })).toBeNull();
    },
  );

  it.each([
    'ada',
    'ada@example',
    'ada@example.c',
    'ada@example.museum',
    'ada@.com',
    'ada@example..com',
    'a da@example.com',
    'ada@@example.com',
    '@example.com',
    'ada@example.com ',
    'ada@example.c0m',
    'ada@example.com\n',
  ])('refuses the e-mail %j', userEmail => {
    expect(fieldErrorOf('signup', 'userEmail', { userEmail })).toBe('Invalid email address');
  });

  // So long that anything slower than one pass would not come to an end.
  it.each([
    `${'a'.repeat(200_000)}`,
    `a@${'a.'.repeat(100_000)}`,
    `a@${'a.'.repeat(100_000)}!`,
    `a@${'a'.repeat(200_000)}`,
    `a@${'aaaa.'.repeat(40_000)}com!`,
  ])('refuses a hostile e-mail', userEmail => {
    expect(fieldErrorOf('signup', 'userEmail', { userEmail })).toBe('Invalid email address');
  });

  it.each([
    ['Male', null],
    ['Female', null],
    ['male', 'Gender Is Required.'],
    ['Other', 'Gender Is Required.'],
  ])('with gender %s says %j', (userGender, fault) => {
    expect(fieldErrorOf('signup', 'userGender', { userGender })).toBe(fault);
  });

  it('asks of a log-in no more than that something was typed', () => {
    expect(fieldErrorsOf('login', { userEmail: 'not an e-mail', userPassword: 'x' })).toEqual({});
  });
});
