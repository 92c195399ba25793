import { brandName } from '@choose-life/contracts/domain/brand';

/**
 * The account that a fresh start is tried with; it has a finished report and a company. Its password is public, so
 * it is made only where nobody but this machine comes in, or where it is asked for. Plain values alone: the start script reads this file too.
 */
export const demoAccount = {
  email: 'demo@chooselife.example',
  password: 'choose-life-demo',
  firstName: 'Ngozi',
  lastName: 'Adébáyọ̀',
  gender: 'Female',
  companyId: 'choose-life-demo-company',
  companyName: `${brandName} Demo Company`,
} as const;
