const format = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '10:42', in local time. */
export function clockTime(date: Date): string {
  return format.format(date);
}
