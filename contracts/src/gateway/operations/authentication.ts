import { z } from 'zod';
import { genders } from '../../domain/forms.ts';
import { leftOutMark } from '../json-schema.ts';
import { answerLimits, type Operation, read, write } from '../operation.ts';
import { accepted, id, lenient, noPayload } from '../schemas/envelope.ts';

const email = z.string().min(1).max(320).describe('E-mail address of the person.');
const password = z.string().min(1).max(1024).describe('Password of the person; a new one where one is set.');
const otp = z.string().min(1).max(512).describe('The one-time code of the mail.');

const figure = z.number().nullish();
/** Named by the forms alone (s.3). An odd value is left out and counted as drift: the dashboard must still open. */
const unspecified = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(undefined)
  .meta({ [leftOutMark]: true });

/** A `GoalNote`, or an id that another gateway has made. */
const goalNote = lenient(z.string());

/** The calls of the pages before a log-in. */
const loggedOut = { auth: 'none', section: 's.2.2, s.3, s.7' } as const;

export const authenticationOperations = {
  'authentication.initiatePasswordReset': {
    ...write,
    path: '/authentication/initiate-password-reset',
    summary: 'Mails a link with a one-time code, to set a new password with.',
    request: z.strictObject({ userEmail: email }),
    ...loggedOut,
  },
  'authentication.completePasswordReset': {
    ...write,
    path: '/authentication/complete-password-reset',
    summary: 'Sets a new password with the code of the mail.',
    request: z.strictObject({ userPassword: password, otp, userEmail: email }),
    ...loggedOut,
    takesPassword: true,
  },
  'authentication.changePassword': {
    ...write,
    path: '/authentication/change-password',
    summary: 'Changes the password of the person who is logged in.',
    request: z.strictObject({
      oldPassword: password.describe('The password so far.'),
      userPassword: password,
      userConfirmPassword: password.describe('The new password again.'),
      username: email,
    }),
    takesPassword: true,
    section: 's.2.3, s.3, s.7',
  },
  'authentication.initiateEnrollment': {
    ...write,
    path: '/authentication/initiate-enrollment',
    summary: 'Signs a person up and mails a link with a one-time code.',
    request: z.strictObject({
      userFirstName: z.string().min(1).max(200).describe('First name.'),
      userLastName: z.string().min(1).max(200).describe('Last name.'),
      userGender: z.enum(genders).describe('Gender, as it was given at sign-up.'),
      userEmail: email,
      userPassword: password,
    }),
    ...loggedOut,
    takesPassword: true,
  },
  'authentication.completeEnrollment': {
    ...write,
    path: '/authentication/complete-enrollment',
    summary: 'Confirms the e-mail address with the code of the mail.',
    request: z.strictObject({ otp, userEmail: email }),
    ...loggedOut,
  },
  'authentication.login': {
    ...write,
    path: '/authentication/login',
    summary: 'Logs a person in. The answer carries the session token.',
    request: z.strictObject({ userEmail: email, userPassword: password }),
    response: accepted.extend({
      token: z
        .string()
        .min(1)
        .max(8192)
        .describe('The session token. It goes raw into the Authorization header.'),
      userEmail: z.string().describe('E-mail address of the person.'),
    }),
    ...loggedOut,
    answer: answerLimits.profile,
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
      userAge: figure.describe('Age in years.'),
      userRiskAge: figure.describe('Risk age of the last report, in years.'),
      recommendedSteps: figure.describe('Steps a day that are recommended.'),
      recommendedCalories: figure.describe('Calories a day that are recommended.'),
      recommendedSleep: figure.describe('Hours of sleep a night that are recommended.'),
      /** Beyond the specification (decision 0009). An unknown id is read, and the web app shows nothing for it. */
      recommendedNotes: lenient(
        z.looseObject({
          steps: goalNote.describe('The note on the steps.'),
          calories: goalNote.describe('The note on the calories.'),
          sleep: goalNote.describe('The note on the sleep.'),
        }),
      ).describe('Ids of the reasons why a daily goal is missing, or of what a goal is for.'),
      userGender: unspecified.describe('Gender, as it was given at sign-up.'),
      userOfficeAddress: unspecified.describe('Address of the office.'),
      userBloodGlucose: unspecified.describe('Blood glucose, as the person entered it.'),
      userCountry: unspecified.describe('Country.'),
      /** Beyond the specification: names of the calls beyond the 22 that the gateway has for this person. */
      userExtensions: lenient(z.array(z.string())).describe(
        'Calls beyond the specification that this gateway has for the person.',
      ),
    }),
    answer: answerLimits.profile,
    section: 's.2.3, s.3, s.7',
  },
  'authentication.resendOtp': {
    ...write,
    path: '/authentication/resend-otp',
    summary: 'Mails the link of the sign-up again.',
    request: z.strictObject({ userEmail: email }),
    ...loggedOut,
  },
} as const satisfies Record<string, Operation>;
