import { brandName } from '@choose-life/contracts/domain/brand';

/**
 * The demo account. Its password is public, so by default the password opens the account only on SQLite, and only if no other machine can
 * reach the gateway. DEMO_ACCOUNT changes this. `npm start` prints e-mail and password from here.
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
