/**
 * How large an answer may be: what is larger is refused while it is being received, or before any value is made of it. `maxValues`
 * counts the members of all objects and the elements of all lists. A gateway carries 10 MB at most.
 */
export interface AnswerLimits {
  readonly maxBytes: number;
  readonly maxValues: number;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** The sizes that rows are made of. Each leaves room for several times what its calls are known to answer. */
export const answerLimits = {
  /** A code, with what else belongs to it. */
  record: { maxBytes: 256 * kibibyte, maxValues: 8_000 },
  /** A person or a company. Some gateways put the picture or the logo right into it, as a data URL. */
  profile: { maxBytes: 2 * mebibyte, maxValues: 8_000 },
  /** A questionnaire (70 kB), a report, the answers of one assessment, an article with pictures in its text. */
  document: { maxBytes: 2 * mebibyte, maxValues: 20_000 },
  /** Reports of many years: some thousands, 200 bytes each. */
  reports: { maxBytes: 4 * mebibyte, maxValues: 50_000 },
  /** A page of 1,000 articles with all their text. */
  library: { maxBytes: 10 * mebibyte, maxValues: 50_000 },
  /** The newest 70,000 entries of a wait-list, 140 bytes each. */
  waitList: { maxBytes: 10 * mebibyte, maxValues: 500_000 },
  /** All that is kept of a person: 100 assessments of 100 answers. */
  export: { maxBytes: 10 * mebibyte, maxValues: 200_000 },
  /** 10 MB of bytes, a third more in base64. What is no file is a refusal. */
  pdf: { maxBytes: 14 * mebibyte, maxValues: 8_000 },
} as const satisfies Record<string, AnswerLimits>;
