/** Said in place of lines that have no room in print: they stand on the report's page. */
export const moreLine = (count: number) => `and ${count} more on your report page`;
