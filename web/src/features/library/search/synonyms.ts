interface Synonyms {
  readonly asked: readonly string[];
  readonly means: readonly string[];
}

/** Search terms and the words that articles use for them. Lower case; several words are searched together. */
export const synonyms: readonly Synonyms[] = [
  { asked: ['hypertension', 'high bp', 'bp', 'high pressure'], means: ['blood pressure'] },
  { asked: ['low bp', 'hypotension', 'faint', 'fainting', 'dizzy'], means: ['pressure low'] },
  {
    asked: ['stop smoking', 'quit smoking', 'quit', 'give up smoking', 'smoking', 'nicotine'],
    means: ['cigarette', 'tobacco', 'smoke'],
  },
  { asked: ['vaping', 'vape', 'shisha', 'hookah', 'e cigarette'], means: ['vapes', 'tobacco'] },
  {
    asked: [
      'exercise',
      'exercises',
      'workout',
      'work out',
      'fitness',
      'training',
      'sport',
      'jogging',
      'running',
    ],
    means: ['150 minutes', 'walk', 'move', 'muscles'],
  },
  { asked: ['weights', 'push ups', 'strength', 'bodybuilding'], means: ['strong', 'muscles'] },
  { asked: ['sugar', 'diabetes', 'diabetic', 'a1c', 'hba1c'], means: ['blood sugar', 'glucose'] },
  { asked: ['heart', 'heart attack', 'stroke'], means: ['blood pressure', 'cholesterol', 'heart'] },
  { asked: ['stress', 'stressed', 'burnout', 'pressure at work'], means: ['calm', 'worry'] },
  { asked: ['anxiety', 'anxious', 'panic', 'fear'], means: ['worry', 'calm'] },
  { asked: ['depression', 'depressed', 'sad', 'sadness', 'suicide'], means: ['mood'] },
  { asked: ['fat', 'obesity', 'obese', 'overweight', 'slim', 'diet', 'bmi', 'belly'], means: ['weight'] },
  { asked: ['lose weight', 'weight loss'], means: ['healthy weight'] },
  {
    asked: ['beer', 'wine', 'spirits', 'drinking', 'drunk', 'ogogoro', 'palm wine', 'booze', 'hangover'],
    means: ['alcohol'],
  },
  { asked: ['drink', 'drinks'], means: ['alcohol', 'soft drinks', 'bottle'] },
  { asked: ['soda', 'coke', 'fizzy', 'soft drink', 'juice', 'malt'], means: ['soft drinks', 'bottle'] },
  {
    asked: [
      'okada',
      'motorbike',
      'motorcycle',
      'bike',
      'keke',
      'danfo',
      'car',
      'driving',
      'accident',
      'helmet',
    ],
    means: ['road'],
  },
  { asked: ['insomnia', 'sleepless', 'cannot sleep', 'tired'], means: ['sleep'] },
  { asked: ['sleep apnoea', 'sleep apnea', 'apnea'], means: ['snoring'] },
  { asked: ['asthma', 'tb', 'tuberculosis', 'lungs', 'catarrh', 'pneumonia'], means: ['cough', 'breath'] },
  { asked: ['mosquito', 'mosquitoes', 'typhoid'], means: ['malaria'] },
  { asked: ['tumour', 'tumor', 'screening', 'breast', 'prostate', 'cervix', 'pap smear'], means: ['cancer'] },
  { asked: ['insurance', 'hmo', 'nhis', 'nhia', 'hospital bill'], means: ['health cover'] },
  { asked: ['maggi', 'seasoning', 'sodium', 'knorr'], means: ['salt', 'stock cubes'] },
  { asked: ['lipids', 'triglycerides', 'oil', 'ldl', 'hdl'], means: ['cholesterol'] },
  {
    asked: ['fruits', 'fruit', 'vegetables', 'veggies', 'ugu', 'efo'],
    means: ['handfuls', 'vegetables', 'fruit'],
  },
  { asked: ['desk', 'back pain', 'office', 'chair', 'posture'], means: ['sit less', 'sitting'] },
  { asked: ['fire', 'falls', 'burns', 'generator', 'carbon monoxide'], means: ['home safe'] },
  { asked: ['relax', 'meditation', 'mindfulness'], means: ['calm', 'breath'] },
];

/** Words without meaning for a search. */
export const emptyWords: ReadonlySet<string> = new Set(
  'a about am an and are at be can do does for get have how i in is it me my of on or should the this to too what when why with you your'.split(
    ' ',
  ),
);
