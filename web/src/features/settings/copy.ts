/** Texts of the settings (s.2.3, s.3); those of the specification to the letter. */
export const settingsCopy = {
  heading: 'Settings',
  lead: 'Keep your details up to date, and your account safe.',
  tabs: { label: 'Settings', names: ['Profile', 'Password'] },
} as const;

export const profileCopy = {
  loading: 'Loading...',
  failed: 'Your profile could not be loaded.',
  you: { heading: 'About you', text: 'How we greet you, and where your mail goes.' },
  work: { heading: 'Work', text: 'Who you are with, and where you work from.' },
  health: { heading: 'Health', text: 'Leave empty what you do not know.' },
  labels: { userEmail: 'Email', organization: 'Organization' },
  emailReason: 'You log in with it, so it cannot be changed here.',
  organizationReason: 'Set by the program you belong to.',
  noCompany: 'No company yet',
  save: 'Save changes',
  saving: 'Saving...',
  unsaved: 'You have unsaved changes.',
  updated: { title: 'User Updated', body: "Congratulations! You've updated your profile" },
} as const;

export const passwordCopy = {
  section: { heading: 'Change your password', text: 'Long and easy for you to remember is best.' },
  labels: {
    username: 'Username',
    oldPassword: 'Old Password',
    userPassword: 'New Password',
    userConfirmPassword: 'Confirm Password',
    show: 'Show Password',
  },
  usernameReason: 'Your e-mail is your username.',
  confirmHint: 'Once more, so that a slip does not lock you out.',
  differs: 'The two passwords differ.',
  differsAsk:
    'The two passwords differ. Look at them with Show Password, or press Change password again to send them as they are.',
  submit: 'Change password',
  saving: 'Saving...',
  changed: 'Password changed',
} as const;

/** 'Your data' in the settings: export, and deletion of the account. */
export const ownDataCopy = {
  section: { heading: 'Your data', text: 'It belongs to you: take it out, or have it deleted.' },
  exporting: {
    heading: 'A copy for you',
    text: 'One file (JSON) with your profile, all your answers, your reports and their PDFs, your log-ins, the subjects of our e-mails, a sign-up that waits, and your place on the waitlist. Answers are written as HL7 FHIR R4, which other health software can read.',
    submit: 'Export my data',
    busy: 'Getting your data...',
    done: 'Your data is in your downloads',
    fileName: 'choose-life-data.json',
  },
  deleting: {
    heading: 'Leave for good',
    text: 'Your profile, all your answers and your reports go for good.',
    open: 'Delete my account',
    failed: 'The form could not be loaded. Try again.',
  },
  asking:
    'Write to us or call us, day or night. We will send you what is kept of you, or delete your account.',
} as const;
