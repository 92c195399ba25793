import { toGroups } from '@choose-life/contracts/domain/hra/answer-groups';
import { encodeFlatMap } from '@choose-life/contracts/domain/hra/flat-map';
import { decodeSavedAnswers, encodeSavedAnswers } from '@choose-life/contracts/domain/hra/saved-answers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAnswers } from '../../../contracts/test/arbitraries.ts';
import { savedAnswersOf } from '../src/saved-answers.ts';

const head = { appraiseRisksUserId: 'ada@example.test', uniqueString: 'u1' };
const assessment = { clientId: 'client', userId: 'ada@example.test' };

describe('saved answers, read by the client', () => {
  it('stand in their groups, numbers as numbers, whatever the spelling of their keys', () => {
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

  it('are what the contract reads in them', () => {
    fc.assert(
      fc.property(anyAnswers, answers => {
        const saved = encodeSavedAnswers(encodeFlatMap(toGroups(answers), assessment, 'save'));
        const read = savedAnswersOf({ ...head, ...saved });
        expect(read).toEqual(toGroups(decodeSavedAnswers({ ...head, ...saved })));
      }),
    );
  });
});
