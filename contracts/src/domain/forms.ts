interface FieldRule {
  readonly pattern: RegExp;
  readonly message: string;
}

type FormRules = { readonly [field: string]: readonly FieldRule[] };

export const genders = ['Male', 'Female'] as const;

const required = (message: string): FieldRule => ({ pattern: /\S/, message });

/** Letters of any script with their marks (Adébáyọ̀), digits, spaces. */
const plainName = /^[\p{L}\p{M}\p{Nd} ]+$/u;

/** The ending has 2 to 4 letters (s.5). No label can hold a dot, so matching takes linear time. */
const email = /^[A-Za-z0-9._%+'-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,4}$/;

const emailRequired = required('Email Is Required.');
const passwordRequired = required('Password Is Required.');

/** The rules and messages of every form (s.5), messages to the letter. */
export const forms = {
  signup: {
    userFirstName: [
      required('First Name Is Required.'),
      { pattern: plainName, message: 'Special characters are not allowed' },
    ],
    userLastName: [required('Last Name Is Required.')],
    userEmail: [emailRequired, { pattern: email, message: 'Invalid email address' }],
    userGender: [
      required('Gender Is Required.'),
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
    /** Named in s.3; s.5 has no rule for it. */
    userConfirmPassword: [],
    username: [required('Name Is Required.')],
  },
} as const satisfies Record<string, FormRules>;

export type FormName = keyof typeof forms;
export type FieldOf<Form extends FormName> = keyof (typeof forms)[Form] & string;
type FormValues = Readonly<Record<string, string | null | undefined>>;

/** The message for a field, or null when it meets its rules. */
export function fieldErrorOf<Form extends FormName>(
  form: Form,
  field: FieldOf<Form>,
  values: FormValues,
): string | null {
  const rules: FormRules = forms[form];
  const value = values[field] ?? '';
  const broken = rules[field]?.find(({ pattern }) => !pattern.test(value));
  return broken?.message ?? null;
}

/** The messages of all fields that break a rule; empty when the form may be sent. */
export function fieldErrorsOf<Form extends FormName>(
  form: Form,
  values: FormValues,
): Partial<Record<FieldOf<Form>, string>> {
  // Object.keys forgets that the names are the form's own, and fromEntries does so again.
  const fields = Object.keys(forms[form]) as FieldOf<Form>[];
  const faults = fields.flatMap(field => {
    const fault = fieldErrorOf(form, field, values);
    return fault === null ? [] : [[field, fault] as const];
  });
  return Object.fromEntries(faults) as Partial<Record<FieldOf<Form>, string>>;
}
