// Generated from the table of calls by 'npm run generate'. Do not edit.

import type { CallRule } from '../input-rules.ts';

/** What each procedure accepts, and whether it needs a token. */
export const callRules: Readonly<Record<string, CallRule>> = {
  'authentication.initiatePasswordReset': {
    needsToken: false,
    input: {
      type: 'object',
      properties: { userEmail: { type: 'string', minLength: 1, maxLength: 320 } },
      required: ['userEmail'],
    },
  },
  'authentication.completePasswordReset': {
    needsToken: false,
    input: {
      type: 'object',
      properties: {
        userPassword: { type: 'string', minLength: 1, maxLength: 1024 },
        otp: { type: 'string', minLength: 1, maxLength: 512 },
        userEmail: { type: 'string', minLength: 1, maxLength: 320 },
      },
      required: ['userPassword', 'otp', 'userEmail'],
    },
  },
  'authentication.changePassword': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        oldPassword: { type: 'string', minLength: 1, maxLength: 1024 },
        userPassword: { type: 'string', minLength: 1, maxLength: 1024 },
        userConfirmPassword: { type: 'string', minLength: 1, maxLength: 1024 },
        username: { type: 'string', minLength: 1, maxLength: 320 },
      },
      required: ['oldPassword', 'userPassword', 'userConfirmPassword', 'username'],
    },
  },
  'authentication.initiateEnrollment': {
    needsToken: false,
    input: {
      type: 'object',
      properties: {
        userFirstName: { type: 'string', minLength: 1, maxLength: 200 },
        userLastName: { type: 'string', minLength: 1, maxLength: 200 },
        userGender: { type: 'string', enum: ['Male', 'Female'] },
        userEmail: { type: 'string', minLength: 1, maxLength: 320 },
        userPassword: { type: 'string', minLength: 1, maxLength: 1024 },
      },
      required: ['userFirstName', 'userLastName', 'userGender', 'userEmail', 'userPassword'],
    },
  },
  'authentication.completeEnrollment': {
    needsToken: false,
    input: {
      type: 'object',
      properties: {
        otp: { type: 'string', minLength: 1, maxLength: 512 },
        userEmail: { type: 'string', minLength: 1, maxLength: 320 },
      },
      required: ['otp', 'userEmail'],
    },
  },
  'authentication.login': {
    needsToken: false,
    input: {
      type: 'object',
      properties: {
        userEmail: { type: 'string', minLength: 1, maxLength: 320 },
        userPassword: { type: 'string', minLength: 1, maxLength: 1024 },
      },
      required: ['userEmail', 'userPassword'],
    },
  },
  'authentication.userDetails': { needsToken: true, input: { type: 'object', properties: {} } },
  'authentication.resendOtp': {
    needsToken: false,
    input: {
      type: 'object',
      properties: { userEmail: { type: 'string', minLength: 1, maxLength: 320 } },
      required: ['userEmail'],
    },
  },
  'waitList.create': {
    needsToken: false,
    input: {
      type: 'object',
      properties: { waitListEmail: { type: 'string', minLength: 1, maxLength: 320 } },
      required: ['waitListEmail'],
    },
  },
  'waitList.read': { needsToken: false, input: { type: 'object', properties: {} } },
  'waitList.delete': {
    needsToken: false,
    input: {
      type: 'object',
      properties: { waitListId: { type: ['string', 'integer'] } },
      required: ['waitListId'],
    },
  },
  'user.update': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        userEmail: { type: 'string', minLength: 1, maxLength: 320 },
        userCompanyId: { type: ['string', 'integer', 'null'] },
        userFirstName: { anyOf: [{ type: 'string', maxLength: 200 }, { type: 'null' }] },
        userLastName: { anyOf: [{ type: 'string', maxLength: 200 }, { type: 'null' }] },
        userId: { type: ['string', 'integer', 'null'] },
        userOfficeAddress: { anyOf: [{ type: 'string', maxLength: 500 }, { type: 'null' }] },
        userAge: { type: ['number', 'null'] },
        userBloodGlucose: { type: ['number', 'null'] },
        userCountry: { anyOf: [{ type: 'string', maxLength: 100 }, { type: 'null' }] },
      },
      required: ['userEmail'],
    },
  },
  'hra.getQuestionnaire': { needsToken: true, input: { type: 'object', properties: {} } },
  'hra.appraiseRisks': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        answers: {},
        assessment: {
          type: 'object',
          properties: {
            uniqueString: { type: 'string', minLength: 1, maxLength: 500 },
            clientId: { type: 'string', minLength: 1, maxLength: 500 },
            userId: { type: 'string', minLength: 1, maxLength: 500 },
            defaultHraId: { type: 'string', maxLength: 500 },
            externalId: { type: 'string', maxLength: 500 },
            saveKey: { type: 'string', maxLength: 500 },
          },
          required: ['clientId', 'userId'],
        },
      },
      required: ['assessment'],
    },
    groups: { maxKey: 200, maxText: 1000, maxProblems: 6 },
  },
  'hra.getReportData': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        getReportDataClientId: { type: 'string', minLength: 1, maxLength: 200 },
        getReportDataReportId: { type: 'string', minLength: 1, maxLength: 200 },
      },
      required: ['getReportDataClientId', 'getReportDataReportId'],
    },
    reportIdMember: 'getReportDataReportId',
  },
  'hra.getSavedAnswers': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        uniqueString: { type: 'string', minLength: 1, maxLength: 500 },
        userId: { type: 'string', minLength: 1, maxLength: 320 },
      },
      required: ['uniqueString', 'userId'],
    },
  },
  'hra.saveAnswers': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        answers: {},
        assessment: {
          type: 'object',
          properties: {
            uniqueString: { type: 'string', minLength: 1, maxLength: 500 },
            clientId: { type: 'string', minLength: 1, maxLength: 500 },
            userId: { type: 'string', minLength: 1, maxLength: 500 },
            defaultHraId: { type: 'string', maxLength: 500 },
            externalId: { type: 'string', maxLength: 500 },
            saveKey: { type: 'string', maxLength: 500 },
          },
          required: ['clientId', 'userId'],
        },
      },
      required: ['assessment'],
    },
    groups: { maxKey: 200, maxText: 1000, maxProblems: 6 },
  },
  'hra.getReportPdf': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        getReportPdfReportId: { type: 'string', minLength: 1, maxLength: 200 },
        getReportPdfClientId: { type: 'string', minLength: 1, maxLength: 200 },
      },
      required: ['getReportPdfReportId', 'getReportPdfClientId'],
    },
    reportIdMember: 'getReportPdfReportId',
  },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    needsToken: true,
    input: {
      type: 'object',
      properties: { risksAppraisedAuditUserId: { type: 'string', minLength: 1, maxLength: 320 } },
      required: ['risksAppraisedAuditUserId'],
    },
  },
  'company.readByCompanyId': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        companyId: { anyOf: [{ type: 'string', minLength: 1, maxLength: 200 }, { type: 'integer' }] },
      },
      required: ['companyId'],
    },
  },
  'content.readContentLibrary': {
    needsToken: false,
    input: {
      type: 'object',
      properties: {
        categories: {
          maxItems: 20,
          type: 'array',
          items: { type: 'string', enum: ['Health', 'LifeStyle', 'Fitness', 'Nutrition'] },
        },
        pageNumber: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
        pageSize: { type: 'integer', minimum: 1, maximum: 1000 },
      },
      required: ['categories'],
    },
    hasCursor: true,
  },
  'content.readByContentId': {
    needsToken: true,
    input: {
      type: 'object',
      properties: { contentId: { type: 'string', minLength: 1, maxLength: 200 } },
      required: ['contentId'],
    },
  },
  'hra.whatIf': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        whatIfReportId: { type: 'string', minLength: 1, maxLength: 200 },
        notSmoking: { type: 'boolean' },
        weight: { type: 'number', exclusiveMinimum: 0, maximum: 1000 },
        systolic: { type: 'number', exclusiveMinimum: 0, maximum: 400 },
      },
      required: ['whatIfReportId'],
    },
    reportIdMember: 'whatIfReportId',
  },
  'hra.getReportLetter': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        getReportLetterReportId: { type: 'string', minLength: 1, maxLength: 200 },
        showScores: { type: 'boolean' },
      },
      required: ['getReportLetterReportId', 'showScores'],
    },
    reportIdMember: 'getReportLetterReportId',
  },
  'authentication.logOut': { needsToken: true, input: { type: 'object', properties: {} } },
  'user.exportData': { needsToken: true, input: { type: 'object', properties: {} } },
  'user.deleteAccount': {
    needsToken: true,
    input: {
      type: 'object',
      properties: {
        userEmail: { type: 'string', minLength: 1, maxLength: 320 },
        userPassword: { type: 'string', minLength: 1, maxLength: 1024 },
      },
      required: ['userEmail', 'userPassword'],
    },
  },
};
