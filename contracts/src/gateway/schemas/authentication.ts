import { z } from 'zod';
import { genders } from '../../domain/forms.ts';
import { accepted, id, lenient, noPayload } from './envelope.ts';

const email = z.string().min(1).max(320);
const password = z.string().min(1).max(1024);
const otp = z.string().min(1).max(512);

export const initiatePasswordReset = { request: z.strictObject({ userEmail: email }), response: accepted };

export const completePasswordReset = {
  request: z.strictObject({ userPassword: password, otp, userEmail: email }),
  response: accepted,
};

export const changePassword = {
  request: z.strictObject({
    oldPassword: password,
    userPassword: password,
    userConfirmPassword: password,
    username: email,
  }),
  response: accepted,
};

export const initiateEnrollment = {
  request: z.strictObject({
    userFirstName: z.string().min(1).max(200),
    userLastName: z.string().min(1).max(200),
    userGender: z.enum(genders),
    userEmail: email,
    userPassword: password,
  }),
  response: accepted,
};

export const completeEnrollment = { request: z.strictObject({ otp, userEmail: email }), response: accepted };

export const login = {
  request: z.strictObject({ userEmail: email, userPassword: password }),
  response: accepted.extend({ token: z.string().min(1).max(8192), userEmail: z.string() }),
};

const figure = z.number().nullish();
/**
 * Named by the forms alone (s.3), not by the answer. What is neither text nor number is left out and counted as drift: the
 * dashboard must not close for it.
 */
const unspecified = z.union([z.string(), z.number()]).nullish().catch(undefined);

export const userDetails = {
  response: accepted.extend({
    userEmail: z.string(),
    userFirstName: z.string().nullish(),
    userLastName: z.string().nullish(),
    userCompanyId: id.nullish(),
    userId: id.nullish(),
    userAge: figure,
    userRiskAge: figure,
    recommendedSteps: figure,
    recommendedCalories: figure,
    recommendedSleep: figure,
    userGender: unspecified,
    userOfficeAddress: unspecified,
    userBloodGlucose: unspecified,
    userCountry: unspecified,
    /** Beyond the specification: names of the calls beyond the 22 that the gateway has for this person. */
    userExtensions: lenient(z.array(z.string())),
  }),
};

export const resendOtp = { request: z.strictObject({ userEmail: email }), response: accepted };

/** Ends the session of the token that goes along. */
export const logOut = { request: noPayload, response: accepted };
