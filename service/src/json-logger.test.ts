import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createJsonLogger } from './json-logger.ts';

interface Fields {
  readonly kind?: string | undefined;
  readonly password?: string | undefined;
}

/** Creates a logger that writes only the field `kind`, and the list of its parsed lines. */
function startLogger() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const logger = createJsonLogger<Fields>(
    { level: 'info', base: null, messageKey: 'msg', select: ({ kind }) => ({ kind }) },
    { write: line => void lines.push(JSON.parse(line)) },
  );
  return { logger, lines };
}

describe('a JSON logger', () => {
  it('writes the current time into each line', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const { logger, lines } = startLogger();
    logger.info('first');
    logger.info('in the same millisecond');
    vi.setSystemTime(1);
    logger.info('later');
    expect(lines.map(({ time }) => time)).toEqual([
      '1970-01-01T00:00:00.000Z',
      '1970-01-01T00:00:00.000Z',
      '1970-01-01T00:00:00.001Z',
    ]);
  });

  it('writes only the fields that `select` returns', () => {
    const { logger, lines } = startLogger();
    logger.warn('event', { kind: 'OK', password: 'secret' });
    expect(lines).toEqual([{ level: 'warn', time: expect.any(String), msg: 'event', kind: 'OK' }]);
  });
});
