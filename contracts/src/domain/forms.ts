interface FieldRule {
  readonly pattern: RegExp;
  readonly message: string;
}

type FormRules = { readonly [field: string]: readonly FieldRule[] };

/** The options of the gender field (s.5), which are also its values on the wire. */
export const genders = ['Male', 'Female'] as const;

/** The rule of a required field: its value must not be blank. */
const required = (message: string): FieldRule => ({ pattern: /\S/, message });

/** Letters of any script with combining marks (Adébáyọ̀), digits and spaces. */
const namePattern = /^[\p{L}\p{M}\p{Nd} ]+$/u;

/**
 * The top-level domain has 2 to 4 letters (s.5). Each repetition of the group ends with a dot and contains no other dot. A domain can
 * therefore be divided in only one way, and matching takes linear time also for a malicious text.
 */
const emailPattern = /^[A-Za-z0-9._%+'-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/;

const emailRequired = required('Email Is Required.');
const passwordRequired = required('Password Is Required.');

/**
 * The rules of the forms for accounts and passwords, with the messages of the specification (s.5). The specification has no rule for the
 * characters of a last name, and checks the format of an e-mail only at sign-up. A field shows the message of the first rule that it breaks.
 */
export const forms = {
  signup: {
    userFirstName: [
      required('First Name Is Required.'),
      { pattern: namePattern, message: 'Special characters are not allowed' },
    ],
    userLastName: [required('Last Name Is Required.')],
    userEmail: [emailRequired, { pattern: emailPattern, message: 'Invalid email address' }],
    userGender: [
      // The form offers only these two options. The specification has no other message for another value (s.5).
      { pattern: /^(Male|Female)$/, message: 'Gender Is Required.' },
    ],
    userPassword: [passwordRequired],
  },
  login: { userEmail: [emailRequired], userPassword: [passwordRequired] },
  forgotPassword: { userEmail: [emailRequired] },
  resetCompletion: { userPassword: [passwordRequired] },
  changePassword: {
    oldPassword: [required('Old Password Is Required.')],
    userPassword: [passwordRequired],
    /** The field is part of the form (s.3), but s.5 has no rule for it. */
    userConfirmPassword: [],
    username: [required('Name Is Required.')],
  },
} as const satisfies Record<string, FormRules>;

/** The name of a form in `forms`. */
export type FormName = keyof typeof forms;

/** The name of a field of a form, which is also the name of the request member. */
export type FieldOf<Form extends FormName> = keyof (typeof forms)[Form] & string;
type FormValues = Readonly<Record<string, string | null | undefined>>;

/** The message of the first rule that a field breaks; null if the field is valid. */
export function fieldErrorOf<Form extends FormName>(
  form: Form,
  field: FieldOf<Form>,
  values: FormValues,
): string | null {
  const rules: FormRules = forms[form];
  const value = values[field] ?? '';
  const brokenRule = rules[field]?.find(({ pattern }) => !pattern.test(value));
  return brokenRule?.message ?? null;
}

/** The messages of all invalid fields, by field; empty if the form can be submitted. */
export function fieldErrorsOf<Form extends FormName>(
  form: Form,
  values: FormValues,
): Partial<Record<FieldOf<Form>, string>> {
  const errors: Partial<Record<FieldOf<Form>, string>> = {};
  // Object.keys widens the field names to string.
  for (const field of Object.keys(forms[form]) as FieldOf<Form>[]) {
    const error = fieldErrorOf(form, field, values);
    if (error !== null) errors[field] = error;
  }
  return errors;
}
