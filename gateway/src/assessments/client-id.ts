/** The client id that the questionnaire hands out and that comes back with save and appraise. Nothing is authorised by it. */
export const clientId = 'choose-life-demo';
