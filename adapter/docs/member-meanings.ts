import { answerGroupNames, answerGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { unitOf } from '@choose-life/contracts/domain/hra/answer-keys';

/** What stands for the names of saved answers. */
export const savedAnswers = 'hra…';

/** What each member of an input or an answer means, by its name, or by the member it stands in where that says more. */
const meanings: Readonly<Record<string, string>> = {
  // Every answer.
  responseCode: "'00' when the call was accepted.",
  responseMessage: 'The gateway’s own words. Nobody needs to read them.',
  status: "'OK' when the call was accepted.",
  data: 'What was asked for.',
  meta: 'What was asked for, and what goes with it.',

  // Accounts.
  token: 'The session token. It goes raw into the Authorization header.',
  userEmail: 'E-mail address of the person.',
  userFirstName: 'First name.',
  userLastName: 'Last name.',
  userCompanyId: 'Id of the company, for company.readByCompanyId.',
  userId: 'Id of the person.',
  userAge: 'Age in years.',
  userRiskAge: 'Risk age of the last report, in years.',
  userGender: 'Gender, as it was given at sign-up.',
  userOfficeAddress: 'Address of the office.',
  userBloodGlucose: 'Blood glucose, as the person entered it.',
  userCountry: 'Country.',
  userExtensions: 'Calls beyond the specification that this gateway has for the person.',
  recommendedSteps: 'Steps a day that are recommended.',
  recommendedCalories: 'Calories a day that are recommended.',
  recommendedSleep: 'Hours of sleep a night that are recommended.',
  companyName: 'Name of the company; null where the gateway has none.',

  // The wait-list.
  waitListId: 'Id of the entry, for waitList.delete.',
  waitListEmail: 'E-mail address that was entered.',
  waitListCreatedAt: 'When it was entered.',
  waitListTotal: 'How many entries the list has, from a gateway that answers no more than its newest ones.',

  // The questionnaire.
  modules: 'Parts of the assessment, in order.',
  'modules.questions': 'Questions of the part, in order.',
  'modules.label': 'Name of the part.',
  prompt: 'A text that explains what is asked.',
  'questions.id': 'Id of the question.',
  'questions.label': 'The question.',
  input: 'What can be answered: several inputs where one question asks for several things.',
  'input.id': 'Id of the input; null where a question has one alone.',
  'input.label': 'Name of the input.',
  values: 'Options to choose from; without them a number is asked for.',
  'values.id': 'The option’s id, which is saved as the answer.',
  'values.label': 'The option, as it is shown.',
  min: 'Lowest number that is taken.',
  max: 'Highest number that is taken.',
  units: 'Unit of the number.',
  responses: 'Whose assessment it is: handed back when answers are saved.',
  appraiseRisksClientId: 'Id of the client, for the calls of the assessment and its reports.',
  appraiseRisksUserId: 'The person whose assessment it is.',
  hraAppDefaultHraId: 'Id of the assessment’s questions.',
  hraAppExternalId: 'The gateway’s own id of the assessment.',
  config: 'What else a save needs.',
  saveKey: 'A key that is handed back when answers are saved.',
  [savedAnswers]: 'An answer, under its question’s key in camel case, as hraQSexA.',
  uniqueString: 'Names the saved answers, for hra.getSavedAnswers.',
  reportId: 'Id of the report that was made.',

  // Reports.
  targetAge: 'The age that healthier living can bring the heart to; null where the gateway has none.',
  riskAge: 'The age the heart is living at, in years; null where the gateway has none.',
  currentAge: 'Age in years; null where the gateway has none.',
  riskAgeBound: 'The end of the scale that the risk age lies beyond.',
  tenYears: 'Percent of people who would have a first heart or circulation problem within 10 years.',
  report: 'What the gateway tells beside the ages; null where it tells them alone.',
  fileName: 'Name to save the file under.',
  mediaType: 'Media type of the file.',
  base64: 'The file in base64, checked to be a PDF.',
  risksAppraisedAuditReportId: 'Id of the report, for hra.getReportData and hra.getReportPdf.',
  risksAppraisedAuditCreatedAt: 'When the report was made.',
  risksAppraisedAuditStatus: 'State of the report, in the gateway’s own words.',
  risksAppraisedAuditRiskAge: 'Risk age of the report, in years.',
  risksAppraisedUniqueString: 'Names the answers that the report was made of, for hra.getSavedAnswers.',
  risksAppraisedAuditRiskAgeBound: 'The end of the scale that the risk age lies beyond.',
  risksAppraisedAuditReason: 'Why the report has no risk age.',

  // The library.
  contentLibrary: 'The page of the library that was asked for.',
  'contentLibrary.data': 'The articles.',
  contentId: 'Id of the article, for content.readByContentId.',
  contentTitle: 'Title.',
  contentIntroduction: 'Introduction. It may hold HTML: clean it before it is shown.',
  contentDisplayPictureUrl: 'Address of the picture for a list.',
  contentCreatedAt: 'When the article was written.',
  contentAuthorName: 'Name of the author.',
  contentBody: 'The article. It may hold HTML: clean it before it is shown.',
  contentBodyImage: 'Address of a picture within the article.',
  contentConclusion: 'Conclusion. It may hold HTML: clean it before it is shown.',
  categories: 'Categories of the article.',

  // A person's own data.
  exportedAt: 'When the data was taken out.',
  account: 'What is kept of the account.',
  assessments: 'Every assessment of the person.',
  questionnaireResponse: 'The answers, as HL7 FHIR R4 writes them.',
  resourceType: 'Kind of the FHIR resource.',
  questionnaire: 'Which questions: the questionnaire’s address and version.',
  'questionnaireResponse.status': 'State of the answers, in the words of FHIR.',
  authored: 'When the answers were given.',
  item: 'One item for each answer.',
  linkId: 'Id of the question.',
  'item.text': 'The question.',
  answer: 'The answer, in the form that FHIR has for its type.',

  // What is sent.
  userPassword: 'Password of the person; a new one where one is set.',
  userConfirmPassword: 'The new password again.',
  oldPassword: 'The password so far.',
  username: 'E-mail address of the person.',
  otp: 'The one-time code of the mail.',
  companyId: 'Id of the company, from user details.',
  risksAppraisedAuditUserId: 'E-mail address of the person.',
  'sent.categories': 'Only articles of these.',
  pageNumber: 'Which page; the first is 1.',
  pageSize: 'Articles on a page.',
  getReportDataClientId: 'Id of the client, from the questionnaire.',
  getReportDataReportId: 'Id of the report, from the list or a submission.',
  getReportPdfClientId: 'Id of the client, from the questionnaire.',
  getReportPdfReportId: 'Id of the report, from the list or a submission.',
  whatIfReportId: 'Id of the report, from the list or a submission.',
  notSmoking: 'As if the person did not smoke.',
  weight: 'As if they weighed this, in the unit of the report’s answers.',
  systolic: 'As if this were their systolic blood pressure, in mmHg.',
  answers: 'The answers so far, in groups. What is missing is unanswered.',
  ...Object.fromEntries(answerGroupNames.map(name => [`answers.${name}`, keysOf(name)])),
  'answers.additional': 'Of questions of no group, by wire key: hra.q.new_question.a.hours.',
  assessment: 'Whose assessment it is: from meta.responses and meta.config of the questionnaire.',
  'assessment.uniqueString': 'From an earlier save; without one a new record is begun.',
  clientId: 'appraiseRisksClientId.',
  'assessment.userId': 'E-mail address of the person.',
  defaultHraId: 'hraAppDefaultHraId.',
  externalId: 'hraAppExternalId.',
};

/** The keys of a group's answers with their units; those of choices take the id of an option. */
function keysOf(name: (typeof answerGroupNames)[number]): string {
  const texts = answerGroups[name].map(key => {
    const unit = unitOf(key);
    return unit === null ? key : `${key} (${unit})`;
  });
  return `By key: ${texts.join(', ')}.`;
}

/** What a member means; its name alone where nothing is written of it, which a test refuses. */
export function meaningOf(name: string, parent: string): string {
  return meanings[`${parent}.${name}`] ?? meanings[name] ?? '';
}
