import { z } from 'zod';
import { genders } from '../../domain/forms.ts';
import { removedIfInvalidMark } from '../json-schema.ts';
import { answerLimits, type Operation, read, write } from '../operation.ts';
import { accepted, email, id, lenient, noPayload } from '../schemas/envelope.ts';

const password = z
  .string()
  .min(1)
  .max(1024)
  .describe('Password of the person; the new one in a reset or a change.');
/** Maximum length of a session token in characters. Many servers limit all headers together to 8 KB, and could not receive a longer token. */
export const maxTokenLength = 8192;

const otp = z.string().min(1).max(512).describe('One-time code from the e-mail.');

const optionalNumber = z.number().nullish();

/**
 * A value that only the profile form shows (s.3). The specification has no type for the value. An invalid value is removed and counted as
 * drift, so that the dashboard, which needs the same answer, still opens.
 */
const formValue = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(undefined)
  .meta({ [removedIfInvalidMark]: true });

/** The id of a note on a daily goal: a `GoalNote` of the domain, or an unknown id from another gateway. */
const goalNote = lenient(z.string());

/** The columns that the calls of the logged-out pages have in common. */
const loggedOut = { auth: 'none', section: 's.2.2, s.3, s.7' } as const;

/** The calls of sign-up, log-in, passwords and user details. */
export const authenticationOperations = {
  'authentication.initiatePasswordReset': {
    ...write,
    path: '/authentication/initiate-password-reset',
    summary: 'Sends an e-mail with a one-time link to set a new password.',
    request: z.strictObject({ userEmail: email }),
    ...loggedOut,
  },
  'authentication.completePasswordReset': {
    ...write,
    path: '/authentication/complete-password-reset',
    summary: 'Sets a new password with the code from the e-mail.',
    request: z.strictObject({ userPassword: password, otp, userEmail: email }),
    ...loggedOut,
    takesPassword: true,
  },
  'authentication.changePassword': {
    ...write,
    path: '/authentication/change-password',
    summary: 'Changes the password of the person who is logged in.',
    request: z.strictObject({
      oldPassword: password.describe('Current password.'),
      userPassword: password,
      userConfirmPassword: password.describe('The new password, repeated.'),
      username: email,
    }),
    takesPassword: true,
    section: 's.2.3, s.3, s.7',
  },
  'authentication.initiateEnrollment': {
    ...write,
    path: '/authentication/initiate-enrollment',
    summary: 'Creates an account and sends an e-mail with a one-time link to confirm the address.',
    request: z.strictObject({
      userFirstName: z.string().min(1).max(200).describe('First name.'),
      userLastName: z.string().min(1).max(200).describe('Last name.'),
      userGender: z.enum(genders).describe('Gender from the sign-up.'),
      userEmail: email,
      userPassword: password,
    }),
    ...loggedOut,
    takesPassword: true,
  },
  'authentication.completeEnrollment': {
    ...write,
    path: '/authentication/complete-enrollment',
    summary: 'Confirms the e-mail address with the code from the e-mail.',
    request: z.strictObject({ otp, userEmail: email }),
    ...loggedOut,
  },
  'authentication.login': {
    ...write,
    path: '/authentication/login',
    summary: 'Logs a person in. The answer contains the session token.',
    request: z.strictObject({ userEmail: email, userPassword: password }),
    response: accepted.extend({
      token: z
        .string()
        .min(1)
        .max(maxTokenLength)
        .describe('Session token. Send it in the Authorization header, without a prefix.'),
      userEmail: z.string().describe('E-mail address of the person.'),
    }),
    ...loggedOut,
    answerLimits: answerLimits.profile,
    takesPassword: true,
  },
  'authentication.userDetails': {
    ...read,
    method: 'GET',
    path: '/authentication/user-details',
    summary: 'Reads the profile and the ages of the person who is logged in.',
    request: noPayload,
    response: accepted.extend({
      userEmail: z.string().describe('E-mail address of the person.'),
      userFirstName: z.string().nullish().describe('First name.'),
      userLastName: z.string().nullish().describe('Last name.'),
      userCompanyId: id.nullish().describe('Id of the company, for company.readByCompanyId.'),
      userId: id.nullish().describe('Id of the person.'),
      userAge: optionalNumber.describe('Age in years.'),
      userRiskAge: optionalNumber.describe('Risk age of the last report, in years.'),
      recommendedSteps: optionalNumber.describe('Recommended steps per day.'),
      recommendedCalories: optionalNumber.describe('Recommended calories per day.'),
      recommendedSleep: optionalNumber.describe('Recommended hours of sleep per night.'),
      /** Beyond the specification (decision 0009). An unknown id is accepted, and the web app shows nothing for it. */
      recommendedNotes: lenient(
        z
          .looseObject({
            steps: goalNote.describe('Note on the steps.'),
            calories: goalNote.describe('Note on the calories.'),
            sleep: goalNote.describe('Note on the sleep.'),
          })
          .describe('Ids of the notes on the daily goals.'),
      ).describe('For each daily goal, the id of a note: what the goal is for, or why there is no goal.'),
      userGender: formValue.describe('Gender from the sign-up.'),
      userOfficeAddress: formValue.describe('Address of the office.'),
      userBloodGlucose: formValue.describe('Blood glucose, as the person entered it.'),
      userCountry: formValue.describe('Country.'),
      /** Beyond the specification (`extensions.ts`). */
      userExtensions: lenient(z.array(z.string())).describe(
        'Names of the calls beyond the specification that this gateway supports for the person.',
      ),
    }),
    answerLimits: answerLimits.profile,
    section: 's.2.3, s.3, s.7',
  },
  'authentication.resendOtp': {
    ...write,
    path: '/authentication/resend-otp',
    summary: 'Sends the sign-up e-mail again.',
    request: z.strictObject({ userEmail: email }),
    ...loggedOut,
  },
} as const satisfies Record<string, Operation>;
