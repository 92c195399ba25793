/** What a reader can look up: where an article's facts come from. */
export interface Source {
  /** The body that speaks: one of `bodies`. */
  readonly name: string;
  readonly title: string;
  /** Of publication; null for a page that its body keeps up to date. */
  readonly year: number | null;
}

/** The bodies whose papers the articles rest on, as a reader should see them. Plain text: neither `&` nor `<`. */
export const bodies = {
  accAha: 'American College of Cardiology and American Heart Association',
  acp: 'American College of Physicians',
  acs: 'American Cancer Society',
  ada: 'American Diabetes Association',
  aha: 'American Heart Association',
  cdc: 'US Centers for Disease Control and Prevention',
  frsc: 'Federal Road Safety Corps, Nigeria',
  hhs: 'US Department of Health and Human Services',
  lancet: 'The Lancet Public Health',
  medlinePlus: 'US National Library of Medicine, MedlinePlus',
  nafdac: 'National Agency for Food and Drug Administration and Control, Nigeria',
  ncdc: 'Nigeria Centre for Disease Control and Prevention',
  nci: 'US National Cancer Institute',
  nfpa: 'US National Fire Protection Association',
  nhia: 'National Health Insurance Authority, Nigeria',
  nhlbi: 'US National Heart, Lung, and Blood Institute',
  nhs: 'National Health Service, United Kingdom',
  niaaa: 'US National Institute on Alcohol Abuse and Alcoholism',
  niams: 'US National Institute of Arthritis and Musculoskeletal and Skin Diseases',
  niddk: 'US National Institute of Diabetes and Digestive and Kidney Diseases',
  nigeria: 'Federal Republic of Nigeria',
  nimh: 'US National Institute of Mental Health',
  osha: 'US Occupational Safety and Health Administration',
  sleepSocieties: 'American Academy of Sleep Medicine and Sleep Research Society',
  uspstf: 'US Preventive Services Task Force',
  who: 'World Health Organization',
} as const;
