// Generated from the table of calls by 'npm run generate'. Do not edit.

/** The output of each procedure if the gateway sends the example answer of the contract. */
export const exampleAnswers: Readonly<Record<string, unknown>> = {
  'authentication.initiatePasswordReset': { responseCode: '00', responseMessage: 'Successful' },
  'authentication.completePasswordReset': { responseCode: '00', responseMessage: 'Successful' },
  'authentication.changePassword': { responseCode: '00', responseMessage: 'Successful' },
  'authentication.initiateEnrollment': { responseCode: '00', responseMessage: 'Successful' },
  'authentication.completeEnrollment': { responseCode: '00', responseMessage: 'Successful' },
  'authentication.login': {
    responseCode: '00',
    responseMessage: 'Successful',
    token: 'session-token',
    userEmail: 'ada@example.test',
  },
  'authentication.userDetails': {
    responseCode: '00',
    responseMessage: 'Successful',
    userEmail: 'ada@example.test',
    userFirstName: 'Ada',
    userLastName: 'Okafor',
    userCompanyId: 'company-1',
    userId: 'user-1',
    userAge: 45,
    userRiskAge: 52,
    recommendedSteps: 8000,
    recommendedCalories: 2100,
    recommendedSleep: 7,
  },
  'authentication.resendOtp': { responseCode: '00', responseMessage: 'Successful' },
  'waitList.create': { responseCode: '00', responseMessage: 'Successful' },
  'waitList.read': {
    responseCode: '00',
    responseMessage: 'Successful',
    data: [
      {
        waitListId: 'wait-1',
        waitListEmail: 'ada@example.test',
        waitListCreatedAt: '2024-03-10T09:30:00.000Z',
      },
    ],
  },
  'waitList.delete': { responseCode: '00', responseMessage: 'Successful' },
  'user.update': { responseCode: '00', responseMessage: 'Successful' },
  'hra.getQuestionnaire': {
    status: 'OK',
    meta: {
      modules: [
        {
          label: 'General',
          prompt: 'A few facts about you.',
          questions: [
            {
              id: 'sex',
              label: 'What is your sex?',
              prompt: null,
              input: [
                {
                  id: null,
                  label: null,
                  values: [
                    { id: 'male', label: 'Male' },
                    { id: 'female', label: 'Female' },
                  ],
                  min: null,
                  max: null,
                  units: null,
                },
              ],
            },
          ],
        },
      ],
      responses: {
        appraiseRisksClientId: 'choose-life-demo',
        appraiseRisksUserId: 'ada@example.test',
        hraAppDefaultHraId: 'midlife-1',
        hraAppExternalId: 'assessment-1',
      },
      config: { saveKey: 'save-key-1' },
    },
  },
  'hra.appraiseRisks': { status: 'OK', meta: { reportId: 'report-1' } },
  'hra.getReportData': { status: 'OK', targetAge: 44, riskAge: 52, currentAge: 45, report: null },
  'hra.getSavedAnswers': {
    appraiseRisksUserId: 'ada@example.test',
    uniqueString: 'saved-1',
    hraQSexA: 'female',
    hraQAgeInYearsAYears: 45,
    hraAppUnits: 'metric',
  },
  'hra.saveAnswers': { uniqueString: 'saved-1' },
  'hra.getReportPdf': {
    fileName: 'downloaded.pdf',
    mediaType: 'application/pdf',
    base64: 'JVBERi0xLjQKJSVFT0YK',
  },
  'risksAppraisedAudit.readByRisksAppraisedAuditUserId': {
    responseCode: '00',
    responseMessage: 'Successful',
    data: [
      {
        risksAppraisedAuditReportId: 'report-1',
        risksAppraisedAuditCreatedAt: '2024-03-10T09:30:00.000Z',
        risksAppraisedAuditStatus: 'ACTIVE',
        risksAppraisedAuditRiskAge: 52,
        risksAppraisedUniqueString: 'saved-1',
      },
    ],
  },
  'company.readByCompanyId': { data: { companyName: 'Example Company' } },
  'content.readContentLibrary': {
    responseCode: '00',
    responseMessage: 'Successful',
    contentLibrary: {
      data: [
        {
          contentId: 'article-1',
          contentTitle: 'Know your numbers',
          contentIntroduction: 'Four numbers tell a lot about your heart.',
          contentDisplayPictureUrl: 'https://pictures.example.test/article-1.png',
          contentCreatedAt: '2024-03-10T09:30:00.000Z',
          contentAuthorName: 'Choose Life editors',
          contentBody: '<p>Ask for your blood pressure at your next visit.</p>',
          contentBodyImage: null,
          contentConclusion: 'Write them down.',
          categories: ['Health'],
        },
      ],
    },
  },
  'content.readByContentId': {
    responseCode: '00',
    responseMessage: 'Successful',
    data: {
      contentId: 'article-1',
      contentTitle: 'Know your numbers',
      contentIntroduction: 'Four numbers tell a lot about your heart.',
      contentDisplayPictureUrl: 'https://pictures.example.test/article-1.png',
      contentCreatedAt: '2024-03-10T09:30:00.000Z',
      contentAuthorName: 'Choose Life editors',
      contentBody: '<p>Ask for your blood pressure at your next visit.</p>',
      contentBodyImage: null,
      contentConclusion: 'Write them down.',
      categories: ['Health'],
    },
  },
  'hra.whatIf': { status: 'OK', riskAge: 47, riskAgeBound: null, tenYears: 6.2 },
  'hra.getReportLetter': {
    fileName: 'letter.pdf',
    mediaType: 'application/pdf',
    base64: 'JVBERi0xLjQKJSVFT0YK',
  },
  'authentication.logOut': { responseCode: '00', responseMessage: 'Successful' },
  'user.exportData': {
    responseCode: '00',
    responseMessage: 'Successful',
    data: {
      exportedAt: '2024-03-10T09:30:00.000Z',
      account: { userEmail: 'ada@example.test' },
      assessments: [
        {
          questionnaireResponse: {
            resourceType: 'QuestionnaireResponse',
            questionnaire: 'https://chooselife.example/fhir/Questionnaire/midlife-1',
            status: 'completed',
            authored: '2024-03-10T09:30:00.000Z',
            item: [
              { linkId: 'age_in_years', text: 'How old are you? (years)', answer: [{ valueInteger: 45 }] },
            ],
          },
        },
      ],
    },
  },
  'user.deleteAccount': { responseCode: '00', responseMessage: 'Successful' },
};
