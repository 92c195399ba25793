/**
 * The account that a fresh start is tried with; it has a finished report and a company. It is a public fact, so it exists
 * only in the embedded gateway, which is for demonstration. Plain values alone: the start script reads this file too.
 */
export const demoAccount = {
  email: 'demo@chooselife.example',
  password: 'choose-life-demo',
  firstName: 'Ngozi',
  lastName: 'Adébáyọ̀',
  gender: 'Female',
  companyId: 'choose-life-demo-company',
  companyName: 'Choose Life Demo Company',
} as const;
