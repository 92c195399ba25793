import { aHealthyWeightStepByStep } from './a-healthy-weight-step-by-step.ts';
import { alcoholAndYourWeek } from './alcohol-and-your-week.ts';
import type { Article } from './article.ts';
import { bloodSugarInPlainWords } from './blood-sugar-in-plain-words.ts';
import { calmInABusyWeek } from './calm-in-a-busy-week.ts';
import { cholesterolInPlainWords } from './cholesterol-in-plain-words.ts';
import { coughsFeverAndShortBreath } from './coughs-fever-and-short-breath.ts';
import { fiveHandfulsADay } from './five-handfuls-a-day.ts';
import { healthCoverInNigeria } from './health-cover-in-nigeria.ts';
import { knowYourBloodPressure } from './know-your-blood-pressure.ts';
import { malariaStayAhead } from './malaria-stay-ahead.ts';
import { oneHundredAndFiftyMinutes } from './one-hundred-and-fifty-minutes.ts';
import { safeAtHome } from './safe-at-home.ts';
import { safeOnTheRoad } from './safe-on-the-road.ts';
import { sevenHoursOfSleep } from './seven-hours-of-sleep.ts';
import { sitLessFeelBetter } from './sit-less-feel-better.ts';
import { smallSpoonOfSalt } from './small-spoon-of-salt.ts';
import { snoringAndTiredDays } from './snoring-and-tired-days.ts';
import { strongWithoutAGym } from './strong-without-a-gym.ts';
import { testsThatFindCancerEarly } from './tests-that-find-cancer-early.ts';
import { vapesSnuffCigarsAndPipes } from './vapes-snuff-cigars-and-pipes.ts';
import { whatIsInYourBottle } from './what-is-in-your-bottle.ts';
import { whenWorryWillNotStop } from './when-worry-will-not-stop.ts';
import { whenYourMoodIsLow } from './when-your-mood-is-low.ts';
import { whenYourPressureIsLow } from './when-your-pressure-is-low.ts';
import { yourLastCigarette } from './your-last-cigarette.ts';

/** The library's own articles, newest first. */
export const articles: readonly Article[] = [
  smallSpoonOfSalt,
  knowYourBloodPressure,
  sevenHoursOfSleep,
  oneHundredAndFiftyMinutes,
  bloodSugarInPlainWords,
  cholesterolInPlainWords,
  aHealthyWeightStepByStep,
  whenYourMoodIsLow,
  safeOnTheRoad,
  fiveHandfulsADay,
  testsThatFindCancerEarly,
  malariaStayAhead,
  alcoholAndYourWeek,
  calmInABusyWeek,
  coughsFeverAndShortBreath,
  strongWithoutAGym,
  whenWorryWillNotStop,
  snoringAndTiredDays,
  healthCoverInNigeria,
  yourLastCigarette,
  vapesSnuffCigarsAndPipes,
  safeAtHome,
  sitLessFeelBetter,
  whenYourPressureIsLow,
  whatIsInYourBottle,
];
