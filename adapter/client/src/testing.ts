export { createFakeAdapter, type FakeAdapter, type FakeAdapterOptions } from './testing/fake-adapter.ts';
export {
  delayed,
  type FakeAnswer,
  type FakeAnswers,
  type FakeCall,
  offline,
  type Rejection,
  type RejectionDetails,
  rejected,
  type Unreachable,
} from './testing/fake-answers.ts';
export { type MswHttp, type MswUrls, mswHandlers } from './testing/msw-handlers.ts';
