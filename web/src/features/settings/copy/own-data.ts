/** 'Your data' in the settings: export, and deletion of the account. */
export const ownDataCopy = {
  section: { heading: 'Your data', text: 'It belongs to you: take it out, or have it deleted.' },
  exporting: {
    heading: 'A copy for you',
    text: 'One file (JSON) with your profile, all your answers and your reports. Answers are written as HL7 FHIR R4, which other health software can read.',
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
