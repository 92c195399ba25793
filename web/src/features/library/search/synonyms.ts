/**
 * Search terms, and the words that articles use for them: both in lower case, separated by commas. The words of one entry are
 * searched together.
 */
export const synonyms: readonly (readonly [terms: string, means: string])[] = [
  ['hypertension, high bp, bp, high pressure', 'blood pressure'],
  ['low bp, hypotension, faint, fainting, dizzy', 'pressure low'],
  ['stop smoking, quit smoking, quit, give up smoking, smoking, nicotine', 'cigarette, tobacco, smoke'],
  ['vaping, vape, shisha, hookah, e cigarette', 'vapes, tobacco'],
  [
    'exercise, exercises, workout, work out, fitness, training, sport, jogging, running',
    '150 minutes, walk, move, muscles',
  ],
  ['weights, push ups, strength, bodybuilding', 'strong, muscles'],
  ['sugar, diabetes, diabetic, a1c, hba1c', 'blood sugar, glucose'],
  ['heart, heart attack, stroke', 'blood pressure, cholesterol, heart'],
  ['stress, stressed, burnout, pressure at work', 'calm, worry'],
  ['anxiety, anxious, panic, fear', 'worry, calm'],
  ['depression, depressed, sad, sadness, suicide', 'mood'],
  ['fat, obesity, obese, overweight, slim, diet, bmi, belly', 'weight'],
  ['lose weight, weight loss', 'healthy weight'],
  ['beer, wine, spirits, drinking, drunk, ogogoro, palm wine, booze, hangover', 'alcohol'],
  ['drink, drinks', 'alcohol, soft drinks, bottle'],
  ['soda, coke, fizzy, soft drink, juice, malt', 'soft drinks, bottle'],
  ['okada, motorbike, motorcycle, bike, keke, danfo, car, driving, accident, helmet', 'road'],
  ['insomnia, sleepless, cannot sleep, tired', 'sleep'],
  ['sleep apnoea, sleep apnea, apnea', 'snoring'],
  ['asthma, tb, tuberculosis, lungs, catarrh, pneumonia', 'cough, breath'],
  ['mosquito, mosquitoes, typhoid', 'malaria'],
  ['tumour, tumor, screening, breast, prostate, cervix, pap smear', 'cancer'],
  ['insurance, hmo, nhis, nhia, hospital bill', 'health cover'],
  ['maggi, seasoning, sodium, knorr', 'salt, stock cubes'],
  ['lipids, triglycerides, oil, ldl, hdl', 'cholesterol'],
  ['fruits, fruit, vegetables, veggies, ugu, efo', 'handfuls, vegetables, fruit'],
  ['desk, back pain, office, chair, posture', 'sit less, sitting'],
  ['fire, falls, burns, generator, carbon monoxide', 'home safe'],
  ['relax, meditation, mindfulness', 'calm, breath'],
];

/** Words without meaning for a search. */
export const emptyWords: ReadonlySet<string> = new Set(
  'a about am an and are at be can do does for get have how i in is it me my of on or should the this to too what when why with you your'.split(
    ' ',
  ),
);
