import { brandName } from '@choose-life/contracts/domain/brand';

/**
 * The demo account. Its password is public, so it exists only if nobody but this machine can reach the gateway, or if the configuration
 * enables it. `npm start` prints e-mail and password from here.
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
