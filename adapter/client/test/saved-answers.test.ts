import { describe, expect, it } from 'vitest';
import { savedAnswersOf } from '../src/saved-answers.ts';

const head = { appraiseRisksUserId: 'ada@example.test', uniqueString: 'u1' };

describe('savedAnswersOf', () => {
  it('returns the answers in groups, whatever the spelling of their keys', () => {
    const saved = {
      ...head,
      hraAppUnits: 'metric',
      hraQSexA: 'female',
      hraQPhqaA: 2,
      hraQAgeInYearsAYears: '45',
      hraQBloodGlucoseAMgDl: '5,5',
      hraQRaceA: null,
      hraQSmokingA: '',
      hraQDistractedDrivingA: '1',
      hraQOldQuestionAHours: '8',
    };
    expect(savedAnswersOf(saved)).toMatchObject({
      general: { app_units: 'metric', sex: 'female', age_in_years: 45 },
      bloodPressure: { blood_glucose: '5,5' },
      mentalHealth: { PHQa: '2' },
      safetyAndSpeed: { distracted_driving: '1' },
      workMode: { distracted_driving: '1' },
      additional: { hraQOldQuestionAHours: '8' },
    });
  });
});
