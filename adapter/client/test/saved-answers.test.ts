import { answerGroupNames } from '@choose-life/contracts/domain/hra/answer-groups';
import { describe, expect, it } from 'vitest';
import { savedAnswersOf } from '../src/saved-answers.ts';

const ids = { appraiseRisksUserId: 'ada@example.test', uniqueString: 'u1' };
const emptyGroups = Object.fromEntries([...answerGroupNames, 'additional'].map(name => [name, {}]));

describe('savedAnswersOf', () => {
  it('groups the answers by their keys, which the gateway sends in camel case', () => {
    const saved = {
      ...ids,
      hraAppUnits: 'metric',
      hraQSexA: 'female',
      // The id of an option becomes a string.
      hraQPhqaA: 2,
      // Plain decimal text becomes a number.
      hraQAgeInYearsAYears: '45',
      // It has a decimal comma, so it stays text.
      hraQBloodGlucoseAMgDl: '5,5',
      // Unanswered, so they are in no group.
      hraQRaceA: null,
      hraQSmokingA: '',
      // This key is in two groups (s.3).
      hraQDistractedDrivingA: '1',
      // No known question has this key.
      hraQOldQuestionAHours: '8',
    };
    expect(savedAnswersOf(saved)).toEqual({
      ...emptyGroups,
      general: { app_units: 'metric', sex: 'female', age_in_years: 45 },
      bloodPressure: { blood_glucose: '5,5' },
      mentalHealth: { PHQa: '2' },
      safetyAndSpeed: { distracted_driving: '1' },
      workMode: { distracted_driving: '1' },
      additional: { hraQOldQuestionAHours: '8' },
    });
  });
});
