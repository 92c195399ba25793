import { brandName } from '@choose-life/contracts/domain/brand';

/** Its password is public: it is made only if this machine alone may call, or by configuration. The start script reads this file too. */
export const demoAccount = {
  email: 'demo@chooselife.example',
  password: 'choose-life-demo',
  firstName: 'Ngozi',
  lastName: 'Adébáyọ̀',
  gender: 'Female',
  companyId: 'choose-life-demo-company',
  companyName: `${brandName} Demo Company`,
} as const;
