import { brandName } from '@choose-life/contracts/domain/brand';

/**
 * The demo account; it has a finished report and a company. Its password is public, so it is made only if this machine alone may
 * call, or by configuration. Plain values alone: the start script reads this file too.
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
