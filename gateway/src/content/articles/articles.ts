import type { Article } from './article.ts';
import { bloodSugarInPlainWords } from './blood-sugar-in-plain-words.ts';
import { calmInABusyWeek } from './calm-in-a-busy-week.ts';
import { fiveHandfulsADay } from './five-handfuls-a-day.ts';
import { knowYourBloodPressure } from './know-your-blood-pressure.ts';
import { malariaStayAhead } from './malaria-stay-ahead.ts';
import { oneHundredAndFiftyMinutes } from './one-hundred-and-fifty-minutes.ts';
import { sevenHoursOfSleep } from './seven-hours-of-sleep.ts';
import { sitLessFeelBetter } from './sit-less-feel-better.ts';
import { smallSpoonOfSalt } from './small-spoon-of-salt.ts';
import { strongWithoutAGym } from './strong-without-a-gym.ts';
import { whatIsInYourBottle } from './what-is-in-your-bottle.ts';
import { yourLastCigarette } from './your-last-cigarette.ts';

/** The library's own articles, newest first. */
export const articles: readonly Article[] = [
  smallSpoonOfSalt,
  knowYourBloodPressure,
  sevenHoursOfSleep,
  oneHundredAndFiftyMinutes,
  bloodSugarInPlainWords,
  fiveHandfulsADay,
  malariaStayAhead,
  calmInABusyWeek,
  strongWithoutAGym,
  yourLastCigarette,
  sitLessFeelBetter,
  whatIsInYourBottle,
];
