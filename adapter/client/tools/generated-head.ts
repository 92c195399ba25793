/** The first line of each generated file. */
export const generatedHead = "// Generated from the table of calls by 'npm run client'. Do not edit.\n";
